import { may } from '@cablepark/domain/accounts/permissions';
import { column, defineCollection } from '../schema/collection.ts';
import { flag, integer, oneOf, time, uuid } from '../schema/value-types.ts';

/**
 * Written by the server alone; `userId` is the rider whose booking it is, `actorId` who did it, `late` a
 * cancelling inside the free-of-charge limit as it was then (§5.5).
 */
export const bookingHistory = defineCollection({
  name: 'BookingHistory',
  table: 'booking_history',
  fields: [
    column('id', 'id', integer),
    column('actionType', 'action_type', oneOf(['book', 'cancel'])),
    column('date_created', 'created_at', time, { indexed: true }),
    column('slotId', 'slot_id', integer, { indexed: true }),
    column('userId', 'user_id', uuid),
    column('actorId', 'actor_id', uuid),
    column('late', 'late', flag),
  ],
  mayRead: (viewer) => may(viewer?.role ?? null, 'history.read'),
});
