import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { deleteOldAnsweredCalls } from '../../db/answered-calls.ts';
import { forgetExpired } from '../accounts/index.ts';
import { forgetOldPeople } from '../bookings/index.ts';
import { forgetOldLinks } from '../friends/index.ts';
import { forgetOldMessages } from '../outbox/retention/index.ts';
import { forgetOldMerges } from '../riders/index.ts';
import { forgetOldGroups } from '../rights/erasure/index.ts';
import { forgetUnusedLogos } from '../site/looks/index.ts';
import { forgetUnusedPictures } from '../site/pictures/index.ts';
import { forgetOldWishes } from '../standby/index.ts';

const everyMs = 60 * 60_000;
/** Jobs that delete data that nobody needs any more. */
export const chores = [
  forgetExpired,
  forgetUnusedPictures,
  forgetUnusedLogos,
  forgetOldMessages,
  forgetOldPeople,
  forgetOldGroups,
  forgetOldMerges,
  forgetOldWishes,
  forgetOldLinks,
  forgetAnsweredCalls,
];

/** Once an hour while the app runs; several servers may do it at once. */
export function scheduleCleanUp(app: FastifyInstance, context: AppContext): void {
  const timer = setInterval(() => {
    for (const chore of chores) {
      chore(context).catch((error: unknown) => context.log.error({ err: error }, 'clean-up failed'));
    }
  }, everyMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

async function forgetAnsweredCalls({ store, clock }: AppContext): Promise<void> {
  await deleteOldAnsweredCalls(store.db, clock.now().epochMilliseconds);
}
