import type { RideMessageKind } from '@cablepark/domain/messages/message-kinds';
import type { AppContext } from '../../../context.ts';
import type { Message } from '../../outbox/index.ts';
import type { Draft, Reader } from '../parts/draft.ts';
import { draftBooked, draftReminder } from './booked-mails.ts';
import { draftCancelled } from './cancelled-mail.ts';
import { draftMoved } from './moved-mail.ts';
import { draftNoShow } from './no-show-mail.ts';

/** Composes a message about slots from the current state of the database. */
export async function composeRideMail(
  context: AppContext,
  message: Message & { kind: RideMessageKind },
  reader: Reader,
): Promise<Draft> {
  const { kind } = message;
  const mail = { context, message, reader };
  switch (kind) {
    case 'booked':
    case 'event-joined':
      return await draftBooked({ ...mail, kind });
    case 'moved':
      return await draftMoved({ ...mail, kind });
    case 'cancelled':
      return await draftCancelled({ ...mail, kind });
    case 'no-show':
    case 'no-show-undone':
      return await draftNoShow({ ...mail, kind });
    default:
      return await draftReminder({ ...mail, kind });
  }
}
