import { useMemo, useState } from 'react';
import { PaymentDialog } from '../../staff/payments/PaymentDialog.tsx';
import type { Elements } from '../../ui/elements.ts';
import { CancelDialog } from './cancel/CancelDialog.tsx';
import { ClosureDialog } from './closures/ClosureDialog.tsx';
import { CorrectDialog } from './correct/CorrectDialog.tsx';
import { MethodDialog } from './correct/MethodDialog.tsx';
import { VoidDialog } from './correct/VoidDialog.tsx';
import { DeskContext, type DeskDialog, PendingContext } from './deskContext.ts';
import { DetailsDialog } from './details/DetailsDialog.tsx';
import { BookDialog } from './dialogs/BookDialog.tsx';
import { makeDrafts } from './dialogs/drafts.ts';
import { MoveDialog } from './dialogs/MoveDialog.tsx';
import { PayDialog } from './dialogs/PayDialog.tsx';
import { GroupDialog } from './party/GroupDialog.tsx';
import { PartyDialog } from './party/PartyDialog.tsx';
import { StopDialog } from './stops/StopDialog.tsx';
import { TillDialog } from './till/TillDialog.tsx';
import { useDeskActions } from './useDeskActions.ts';

/** Wraps a page of the desk: provides the actions on slots, and their dialogs. */
export function DeskScope({ children }: { children: Elements }) {
  const { actions, pending } = useDeskActions();
  const [dialog, open] = useState<DeskDialog | null>(null);
  const [drafts] = useState(makeDrafts);
  const desk = useMemo(() => ({ actions, open, drafts }), [actions, drafts]);
  return (
    <DeskContext value={desk}>
      <PendingContext value={pending}>
        {children}
        {dialog && <OpenDialog dialog={dialog} onClose={() => open(null)} />}
      </PendingContext>
    </DeskContext>
  );
}

function OpenDialog({ dialog, onClose }: { dialog: DeskDialog; onClose: () => void }) {
  if (dialog.kind === 'book')
    return <BookDialog slot={dialog.slot} isRest={dialog.isRest ?? false} onClose={onClose} />;
  if (dialog.kind === 'group')
    return (
      <GroupDialog day={dialog.day} first={dialog.first} party={dialog.party ?? null} onClose={onClose} />
    );
  if (dialog.kind === 'till') return <TillDialog onClose={onClose} />;
  if (dialog.kind === 'party') return <PartyDialog party={dialog.party} onClose={onClose} />;
  if (dialog.kind === 'cancel')
    return <CancelDialog rides={dialog.rides} name={dialog.name} onClose={onClose} />;
  if (dialog.kind === 'close') return <ClosureDialog onClose={onClose} />;
  if (dialog.kind === 'stop') return <StopDialog onClose={onClose} />;
  const { reservation } = dialog;
  if (dialog.kind === 'pay') return <PayDialog reservation={reservation} onClose={onClose} />;
  if (dialog.kind === 'move') return <MoveDialog reservation={reservation} onClose={onClose} />;
  if (dialog.kind === 'void') return <VoidDialog reservation={reservation} onClose={onClose} />;
  if (dialog.kind === 'method') return <MethodDialog reservation={reservation} onClose={onClose} />;
  if (dialog.kind === 'correct') return <CorrectDialog reservation={reservation} onClose={onClose} />;
  if (dialog.kind === 'payment' && reservation.slot.payment !== null)
    return <PaymentDialog id={reservation.slot.payment} onClose={onClose} />;
  return <DetailsDialog reservation={reservation} onClose={onClose} />;
}
