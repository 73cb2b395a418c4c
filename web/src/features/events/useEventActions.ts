import type { ShownEvent } from '@cablepark/domain/events/shown-event';
import { useResume } from '../../booking/useResume.ts';
import { clock } from '../../lib/time/clock.ts';
import { useAuth } from '../../session/AuthProvider.tsx';
import { useOnceKnown } from '../../session/useOnceKnown.ts';
import { pendingEvent } from './pendingEvent.ts';
import { useSubscribing } from './useSubscribing.tsx';

/** The button of each event of a page, also after a log-in. @param all the events, once they are known for this account */
export function useEventActions(all: readonly ShownEvent[] | undefined) {
  const { user } = useAuth();
  const { pending, subscribe, resume, hasBooked } = useSubscribing();
  useResume(
    all !== undefined && user !== null,
    ([id]) => void resume(pendingEvent(id, all ?? [], clock.now())),
  );
  const { waiting, press } = useOnceKnown(subscribe);
  const isBusy = ({ event: { id } }: ShownEvent) => pending.has(id) || waiting?.event.id === id;
  return { isBusy, press, hasBooked };
}
