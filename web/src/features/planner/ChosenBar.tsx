import { slotsTogetherAtMost } from '@cablepark/domain/park/policy';
import type { Slot } from '@cablepark/domain/slots/slot';
import { Suspense, useState } from 'react';
import { LazyForFriends, LazyFriendsDialog } from '../../booking/friends/lazyFriends.ts';
import { severalTexts } from '../../booking/parties/party.texts.ts';
import { priceOf, useSlotWords } from '../../booking/useSlotWords.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import type { Elements } from '../../ui/elements.ts';
import type { BookingActions } from './booking/useBooking.ts';
import styles from './ChosenBar.module.css';
import { type CurrentChoice, currentChoice, slotsBetween } from './choosing/chosenSlots.ts';

interface ChosenBarProps {
  /** Of the visible track. */
  slots: readonly Slot[];
  track: number;
  me: string | null;
  now: Temporal.Instant;
  actions: BookingActions;
  /** Whether it is at the bottom of a sheet: the page behind is inert. */
  inSheet: boolean;
}

/** The chosen slots at the bottom of the screen, within reach of a thumb, and the buttons to book them, also for friends. */
export default function ChosenBar(props: ChosenBarProps) {
  const { slots, me, now, actions } = props;
  const current = currentChoice(actions.choice.slots, slots, me, now);
  const friends = useFriends(current.open, props);
  return (
    <>
      {(current.open.length > 0 || current.gone.length > 0) && (
        <Bar {...props} current={current} friendsButton={friends.button} />
      )}
      {friends.dialog}
    </>
  );
}

interface BarProps extends ChosenBarProps {
  current: CurrentChoice;
  friendsButton: Elements;
}

function Bar({ slots, track, now, actions, inSheet, current, friendsButton }: BarProps) {
  const { common } = useTexts();
  const t = usePageTexts(severalTexts);
  const words = useSlotWords();
  const { choice } = actions;
  const { open, gone } = current;
  const between = slotsBetween(open, slots, track, now);
  const timesOf = (some: readonly Slot[]) => some.map(words.time).join(', ');
  const [news] = [
    ...(gone.length > 0 ? [t.gone(timesOf(gone))] : []),
    ...(choice.isFull ? [t.full(slotsTogetherAtMost)] : []),
    ...(open.length === 1 ? [t.hint] : []),
  ];
  return (
    <section className={classes(styles.bar, inSheet && styles.inSheet)} aria-label={t.chosen}>
      <div className={styles.head}>
        <output className={styles.text}>
          <b>{t.sum(open.length, common.price(priceOf(open)))}</b>
          <span className={styles.times}>{news ?? timesOf(open)}</span>
        </output>
        <button type="button" className={styles.clear} onClick={() => choice.choose([])}>
          {t.clear}
        </button>
      </div>
      <div className={styles.buttons}>
        {between.length > 0 && (
          <Button onClick={() => choice.add(between)}>{t.between(between.length)}</Button>
        )}
        {friendsButton}
        <Button
          variant="primary"
          disabled={open.length === 0}
          busy={open.some(({ id }) => actions.pending.has(id))}
          onClick={() => void actions.bookChosen(open)}
        >
          {t.book}
        </Button>
      </div>
    </section>
  );
}

/** Holds the chosen slots for friends. Its dialog stays open with the link after the selection is cleared. */
function useFriends(open: readonly Slot[], { me, now, actions }: ChosenBarProps) {
  const { features } = usePark();
  const [chosenSlots, setChosenSlots] = useState<readonly Slot[] | null>(null);
  if (me === null || !features.includes('friends-links')) return { button: null, dialog: null };
  const close = (hasMade: boolean) => {
    setChosenSlots(null);
    if (hasMade) actions.choice.choose([]);
  };
  return {
    button: open.length > 1 && (
      <Suspense fallback={null}>
        <LazyForFriends account={me} slots={open} now={now} onOpen={() => setChosenSlots(open)} />
      </Suspense>
    ),
    dialog: chosenSlots && (
      <Suspense fallback={null}>
        <LazyFriendsDialog account={me} slots={chosenSlots} onClose={close} />
      </Suspense>
    ),
  };
}
