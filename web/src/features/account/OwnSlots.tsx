import { paths } from '@cablepark/contract/paths';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { When } from '@cablepark/domain/slots/upcoming';
import { Suspense, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { useClosedRides } from '../../booking/api/closedRides.ts';
import { useHeldSlots } from '../../booking/held/useHeldSlots.ts';
import type { RiderMessage } from '../../booking/outcomeText.ts';
import { useWishes } from '../../booking/standby/api/standby.ts';
import { UndoBar } from '../../booking/undo/UndoBar.tsx';
import { useCancelling } from '../../booking/useCancelling.tsx';
import { usePassPaying } from '../../booking/usePassPaying.tsx';
import { useResume } from '../../booking/useResume.ts';
import { type RunMutation, useSlotMutation } from '../../booking/useSlotMutation.ts';
import { errorText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { lazyExtra } from '../../lib/lazyExtra.tsx';
import { LiveNote } from '../../live/LiveNote.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import type { Account } from '../../session/account.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { useNow } from '../../ui/useNow.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './AccountPage.module.css';
import { useOwnPlaces } from './api/ownPlaces.ts';
import { usePaidBy } from './api/paidBy.ts';
import { NextSlot } from './NextSlot.tsx';
import { groupByDay } from './ownSlots.ts';
import { useCancellingSome } from './party/useCancellingSome.tsx';
import { usePartyOnPass } from './party/usePartyOnPass.tsx';
import { SlotList, SlotListSkeleton } from './SlotList.tsx';
import { useOwnSlots } from './useOwnSlots.ts';

const GivenBack = lazyExtra(() => import('./GivenBack.tsx'));
const noSlots: readonly Slot[] = [];

function report({ kind, text }: RiderMessage): void {
  toast[kind](text);
}

interface OwnSlotsProps {
  user: Account;
  /** Content between the next slot and the list, once both are loaded. */
  notes: Elements;
}

/** The rider's slots, upcoming or archived (SPEC.md §2, /myAccount). */
export function OwnSlots({ user, notes }: OwnSlotsProps) {
  const { common } = useTexts();
  const { zone } = usePark();
  const now = useNow();
  const [view, setView] = useState<When>('upcoming');
  const { query, live, shown } = useOwnSlots(user.id, view, now, zone);
  const { run } = useSlotMutation();
  const cancel = useCancelling(run, report);
  const partyWays = usePartyWays(user, run);
  const places = useOwnPlaces(user.id, shown ?? noSlots);
  const byPass = usePassPaying(run, report);
  const paidBy = usePaidBy(shown ?? []);
  const isLoading = query.isPending || places === null || (query.isSuccess && shown === undefined);
  const isSettled = useOnceSettled(!isLoading || query.isError);
  const closedRides = useClosedRides(user.id);
  const wishes = useWishes(user.id);
  const heldUntil = useHeldSlots(shown ?? noSlots, user.id);
  useResumedCancelling(shown, (slot) => cancel(slot, heldUntil(slot) !== null));

  return (
    <section className={styles.section} aria-labelledby="own-slots">
      {view === 'upcoming' && (
        <NextSlot slots={shown ?? noSlots} {...{ now, heldUntil, closedRides, wishes }} />
      )}
      {/* Loaded beside the list, and shown together with it. */}
      <div className={styles.beside} hidden={!isSettled}>
        {notes}
      </div>
      <div className={styles.list}>
        <ListHead view={view} onView={setView} />
        <div className={styles.slots} aria-busy={isLoading} aria-live="polite">
          {isLoading && (
            <>
              <VisuallyHidden>{common.loading}</VisuallyHidden>
              <SlotListSkeleton />
            </>
          )}
          {query.isError && shown === undefined && (
            <ListFailure error={query.error} onRetry={query.refetch} />
          )}
          {shown && <LiveNote live={live} reading={query} />}
          {shown?.length === 0 && <NoSlots view={view} />}
          {shown && shown.length > 0 && places && (
            <SlotList
              days={groupByDay(shown, view, zone)}
              now={now}
              onCancel={(slot) => cancel(slot, heldUntil(slot) !== null)}
              byPass={byPass}
              {...partyWays}
              {...{ places, paidBy, heldUntil, closedRides, wishes }}
            />
          )}
        </div>
        {view === 'archived' && <WhatCameBack account={user.id} />}
        <UndoBar run={run} say={report} inSheet={false} />
      </div>
    </section>
  );
}

/** Renders nothing if the server does not announce it. */
function WhatCameBack({ account }: { account: string }) {
  const { features } = usePark();
  if (!features.includes('given-back')) return null;
  return (
    <Suspense fallback={null}>
      <GivenBack account={account} />
    </Suspense>
  );
}

function ListHead({ view, onView }: { view: When; onView: (view: When) => void }) {
  const t = useTexts().account;
  return (
    <div className={styles.sectionHead}>
      <h2 id="own-slots">{t.mySlots}</h2>
      <Choice
        legend={t.show}
        options={[
          { value: 'upcoming', label: t.upcoming },
          { value: 'archived', label: t.archived },
        ]}
        value={view}
        onChange={onView}
      />
    </div>
  );
}

/** Whether it was true once, so that the notes stay while the other list loads. */
function useOnceSettled(isNow: boolean): boolean {
  const [wasSo, setWasSo] = useState(isNow);
  if (isNow && !wasSo) setWasSo(true);
  return wasSo;
}

/** The actions on several slots of a party at once. */
function usePartyWays(user: Account, run: RunMutation) {
  return {
    onCancelSome: useCancellingSome(run, report),
    onPass: usePartyOnPass(user, run, report),
  };
}

/** Asks again about the cancellation that was open when the session ended. */
function useResumedCancelling(slots: readonly Slot[] | undefined, cancel: (slot: Slot) => Promise<void>) {
  useResume(slots !== undefined, (ids, cancels) => {
    const slot = cancels && slots?.find(({ id }) => ids.includes(id));
    if (slot) void cancel(slot);
  });
}

function ListFailure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const texts = useTexts();
  return (
    <div className={styles.empty}>
      <Alert kind="danger" title={texts.account.loadFailed}>
        {errorText(error, texts)}
      </Alert>
      <Button onClick={() => onRetry()}>{texts.common.tryAgain}</Button>
    </div>
  );
}

function NoSlots({ view }: { view: When }) {
  const t = useTexts().account;
  return (
    <div className={styles.empty}>
      <div className={styles.emptyPicture} />
      <p className={styles.emptyTitle}>{view === 'upcoming' ? t.noUpcoming : t.noArchived}</p>
      <p>{t.noUpcomingHint}</p>
      <ButtonLink variant="primary" to={paths.planner}>
        {t.toPlanner}
      </ButtonLink>
    </div>
  );
}
