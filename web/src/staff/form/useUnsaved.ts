import { isSitePath } from '@cablepark/contract/accounts/addresses';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { blockTraversal } from '../../lib/forms/blockTraversal.ts';
import { useConfirm } from '../../ui/dialogs/Modals.tsx';
import { useStaffTexts } from '../texts.ts';

/**
 * Warns about unsaved changes before a link, the browser's back and forward, or closing the tab.
 * @returns asks the same for a button that leaves; `true` at once without changes.
 */
export function useUnsaved(isUnsaved: boolean): () => Promise<boolean> {
  const t = useStaffTexts().form;
  const confirm = useConfirm();
  const navigate = useNavigate();

  const mayLeave = useCallback(async () => {
    if (!isUnsaved) return true;
    return await confirm({
      title: t.dropQuestion,
      text: t.dropText,
      confirmLabel: t.drop,
      cancelLabel: t.stay,
      danger: true,
    });
  }, [isUnsaved, confirm, t]);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    const onLink = (event: MouseEvent) => {
      const to = linkOf(event);
      if (to === null) return;
      event.preventDefault();
      event.stopPropagation();
      void mayLeave().then((leaves) => leaves && navigate(to));
    };
    window.addEventListener('beforeunload', onClose);
    // Runs before the router: it would render the new page even if the browser blocks the navigation.
    document.addEventListener('click', onLink, { capture: true });
    const unblock = blockTraversal(mayLeave);
    return () => {
      unblock();
      window.removeEventListener('beforeunload', onClose);
      document.removeEventListener('click', onLink, { capture: true });
    };
  }, [isUnsaved, mayLeave, navigate]);

  return mayLeave;
}

/** The target of a plain click on a link of the site; `null` for anything else, also for links within a page. */
function linkOf(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return null;
  if (link.pathname === window.location.pathname) return null;
  const to = link.pathname + link.search + link.hash;
  // The router would take `//other.example` of our own origin for another site; the browser does not.
  return isSitePath(to) ? to : null;
}
