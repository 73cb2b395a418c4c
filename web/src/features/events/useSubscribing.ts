import { eventName } from '@cablepark/domain/events/events';
import type { ShownEvent } from '@cablepark/domain/events/places';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { bookMutation } from '../../booking/api/bookSlot.ts';
import { unreachedText } from '../../booking/outcomeText.ts';
import { usePending } from '../../booking/usePending.ts';
import { useSlotMutation } from '../../booking/useSlotMutation.ts';
import { capitalised } from '../../i18n/dayNames.ts';
import { errorText } from '../../i18n/errorText.ts';
import { infoTexts } from '../../i18n/info.texts.ts';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { clock } from '../../lib/time/clock.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import { useLoginQuestion } from '../../session/useLoginQuestion.ts';
import { useConfirm } from '../../ui/Modals.tsx';
import { readFirstPlace } from './api/readPlaces.ts';
import { shownEventsKey } from './api/shownEvents.ts';
import { bookEvent, type EventOutcome } from './bookEvent.ts';
import { whenOf } from './eventTexts.ts';
import type { PendingEvent } from './pendingEvent.ts';

/** Asks, books the first free slot, and says how it went (SPEC.md §4, §8). */
export function useSubscribing() {
  const texts = useTexts();
  const t = usePageTexts(infoTexts).events;
  const { language } = useLanguage();
  const { zone } = usePark();
  const { user } = useAuth();
  const queries = useQueryClient();
  const confirm = useConfirm();
  const askToLogIn = useLoginQuestion();
  const { run } = useSlotMutation();
  const { pending, whilePending } = usePending('events');
  const [hasBooked, setBooked] = useState(false);

  function say(name: string, outcome: EventOutcome) {
    if (outcome.kind === 'done') {
      setBooked(true);
      toast.success(`${texts.planner.booked}: ${name}`);
    } else if (outcome.kind === 'full') toast.error(t.noAvailable);
    else {
      toast.error(
        unreachedText(outcome, texts) ?? texts.planner.bookingFailed(errorText(outcome.error, texts)),
      );
    }
  }

  async function subscribe({ event, places }: ShownEvent) {
    if (!user) return askToLogIn([event.id]);
    const name = eventName(event, language);
    if (places.total === 0) return toast.error(t.noSlots);
    const readNext = () => readFirstPlace(event.id, places, clock.now());
    const first = await readNext().catch((error: unknown) => ({ error }));
    if (first === null) return say(name, { kind: 'full' });
    if ('error' in first) return say(name, { kind: 'refused', error: first.error });
    const price = texts.common.price(first.price);
    const agreed = await confirm({
      title: t.confirm(name),
      text: t.confirmText(capitalised(whenOf(event, language, zone), language), price),
      confirmLabel: texts.planner.book,
    });
    if (!agreed) return;
    const book = (slot: Slot) => run(bookMutation(slot, user.id), () => toast.info(texts.planner.unsure));
    await whilePending([event.id], async () => {
      say(name, await bookEvent(first, readNext, book));
      await queries.invalidateQueries({ queryKey: shownEventsKey });
    });
  }

  /** Asks for what was pending before the log-in, or says why it is no longer to be had. */
  async function resume(asked: PendingEvent) {
    if (asked.kind === 'ended') toast.error(texts.planner.tooLateToBook);
    if (asked.kind === 'full') toast.error(t.noAvailable);
    if (asked.kind !== 'open') return;
    // The question goes away to where the rider would have pressed.
    document.querySelector<HTMLElement>(`[data-event="${asked.shown.event.id}"]`)?.focus();
    await subscribe(asked.shown);
  }

  return { pending, subscribe, resume, hasBooked };
}
