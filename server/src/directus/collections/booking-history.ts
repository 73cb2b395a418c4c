import { may } from '@cablepark/domain/accounts/permissions';
import { column, defineCollection } from '../schema/collection.ts';
import { flag, integer, oneOf, time, uuid } from '../schema/value-types.ts';

/**
 * Only the server writes it. `userId` is the rider of the booking, `actorId` the account that acted, `late` a cancellation inside the
 * free-of-charge limit of that time (§5.5).
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
