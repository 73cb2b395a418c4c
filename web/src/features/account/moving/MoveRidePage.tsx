import { paths } from '@cablepark/contract/paths';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useHeldSlots } from '../../../booking/held/useHeldSlots.ts';
import { ownMoveTexts } from '../../../i18n/pages/own-move.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { ApiError } from '../../../lib/http/errors.ts';
import { Page } from '../../../page/Page.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import { ChevronLeftIcon } from '../../../ui/pageIcons.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { rideToMove } from './api/rideToMove.ts';
import { ChooseSlot } from './ChooseSlot.tsx';
import { MovedRide } from './MovedRide.tsx';
import styles from './MoveRide.module.css';
import { NoMove } from './NoMove.tsx';

/** /myAccount/move?slot=…, inside a guard: moves a ride to another slot. The choice is in the address, so a reload keeps it. */
export default function MoveRidePage() {
  const t = usePageTexts(ownMoveTexts);
  const { user } = useAuth();
  const [newSlot, setNewSlot] = useState<Slot | null>(null);
  if (!user) return null;
  return (
    <Page title={t.title} width="text">
      <div className={styles.content}>
        <Link className={styles.back} to={paths.account}>
          <ChevronLeftIcon /> <span>{t.toAccount}</span>
        </Link>
        {newSlot ? <MovedRide slot={newSlot} /> : <Ride rider={user.id} onMoved={setNewSlot} />}
      </div>
    </Page>
  );
}

function Ride({ rider, onMoved }: { rider: string; onMoved: (slot: Slot) => void }) {
  const t = usePageTexts(ownMoveTexts);
  const id = Number(useSearchParams()[0].get('slot'));
  const query = useQuery(rideToMove(Number.isSafeInteger(id) ? id : 0));
  const heldUntil = useHeldSlots(query.data ?? [], rider);
  const slot = query.data?.[0];
  if (!slot) {
    const isUnknown = id <= 0 || (query.error instanceof ApiError && query.error.status < 429);
    if (isUnknown || !Number.isSafeInteger(id)) return <NoMove why="gone" />;
    if (query.isError)
      return <LoadFailure title={t.rideFailed} error={query.error} onRetry={query.refetch} />;
    return <Skeleton height="12rem" />;
  }
  const hold = heldUntil(slot);
  if (hold === 'unknown') return <Skeleton height="12rem" />;
  return <ChooseSlot slot={slot} isHeld={hold !== null} onMoved={onMoved} />;
}
