import { eventName } from '@cablepark/domain/events/events';
import type { ShownEvent } from '@cablepark/domain/events/places';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { tryBooking } from '../../booking/bookSlot.ts';
import { openText } from '../../booking/failedCancelling.ts';
import { useHolding } from '../../booking/useHolding.ts';
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
import type { BegunEvent } from './begunEvent.ts';
import { bookEvent, type EventOutcome } from './bookEvent.ts';
import { whenOf } from './eventTexts.ts';

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
  const { held: pending, holding } = useHolding('events');

  function say(name: string, outcome: EventOutcome) {
    if (outcome.kind === 'done') toast.success(`${texts.planner.booked}: ${name}`);
    else if (outcome.kind === 'full') toast.error(t.noAvailable);
    else {
      toast.error(openText(outcome, texts) ?? texts.planner.bookingFailed(errorText(outcome.error, texts)));
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
    const book = (id: number) => tryBooking(id, user.id, () => toast.info(texts.planner.unsure));
    await holding([event.id], async () => {
      say(name, await bookEvent(first, readNext, book));
      await queries.invalidateQueries({ queryKey: ['slots'] });
    });
  }

  /** Asks for what was begun before the log-in, or says why it is no longer to be had. */
  async function resume(begun: BegunEvent) {
    if (begun.kind === 'ended') toast.error(texts.planner.tooLateToBook);
    if (begun.kind === 'full') toast.error(t.noAvailable);
    if (begun.kind !== 'open') return;
    // The question goes away to where the rider would have pressed.
    document.querySelector<HTMLElement>(`[data-event="${begun.shown.event.id}"]`)?.focus();
    await subscribe(begun.shown);
  }

  return { pending, subscribe, resume };
}
