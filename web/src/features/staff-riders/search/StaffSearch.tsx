import { may } from '@cablepark/domain/accounts/permissions';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import { searchDoor, useSearchIsOpen } from '../../../staff/searchDoor.ts';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { searchTexts } from './search.texts.ts';

/** The search of every staff page: the frame's button or the key `/` opens it. */
export function StaffSearch() {
  const { features } = usePark();
  const role = useAuth().user?.role ?? null;
  const { key } = useLocation();
  return features.includes('riders') && may(role, 'rider.read') ? <SearchHere key={key} /> : null;
}

/** Belongs to one location: a hit, or any other navigation, closes it. */
function SearchHere() {
  const t = useStaffPageTexts(searchTexts);
  const isOpen = useSearchIsOpen();
  useEffect(() => searchDoor.close, []);
  useEffect(() => {
    const ending = new AbortController();
    const openByKey = (event: KeyboardEvent) => {
      if (!isSlash(event) || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      searchDoor.open();
    };
    document.addEventListener('keydown', openByKey, { signal: ending.signal });
    return () => ending.abort();
  }, []);
  return (
    <Dialog open={isOpen} onClose={searchDoor.close} title={t.title}>
      <SearchPanel />
    </Dialog>
  );
}

function isSlash({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key === '/' && !ctrlKey && !metaKey && !altKey;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
