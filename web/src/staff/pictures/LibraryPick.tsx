import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePark } from '../../park/ParkProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { LoadFailure } from '../../ui/status/LoadFailure.tsx';
import form from '../form/Form.module.css';
import { useStaffTexts } from '../texts.ts';
import { library, publicPictures } from './libraryCalls.ts';
import { Choices } from './PictureChoices.tsx';

interface LibraryPickProps {
  /** The purpose of the picture: "Picture of the event Jam". */
  label: string;
  value: string | null;
  /** Called with the id of a library picture. */
  onChoose: (id: string) => void;
}

/** Selects a picture from the park's library, for fields that accept uploads. */
export function LibraryPick({ label, value, onChoose }: LibraryPickProps) {
  const t = useStaffTexts().library;
  const { features } = usePark();
  const [isOpen, setOpen] = useState(false);
  if (!features.includes('contents')) return null;
  const choose = (id: string) => {
    onChoose(id);
    setOpen(false);
  };
  return (
    <>
      <Button aria-label={t.fromLibraryFor(label)} onClick={() => setOpen(true)}>
        {t.fromLibrary}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={label} shape="sheet">
        <OwnPictures value={value} onChoose={choose} />
      </Dialog>
    </>
  );
}

function OwnPictures({ value, onChoose }: Omit<LibraryPickProps, 'label'>) {
  const t = useStaffTexts().library;
  const rows = useQuery(library());
  if (rows.isError) return <LoadFailure title={t.loadFailed} error={rows.error} onRetry={rows.refetch} />;
  if (!rows.data) return null;
  if (rows.data.length === 0) return <p className={form.empty}>{t.noneYet}</p>;
  const own = Object.entries(publicPictures(rows.data)).filter(([, { files }]) => files !== null);
  return <Choices title={t.own} pictures={own} value={value} onChoose={onChoose} />;
}
