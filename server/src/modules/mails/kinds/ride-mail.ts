import type { RideMessageKind } from '@cablepark/domain/messages/message-kinds';
import type { AppContext } from '../../../context.ts';
import type { Message } from '../../outbox/index.ts';
import type { Reader, Worded } from '../parts/draft.ts';

/** The input of a mail to a rider. */
export interface RideMail<Kind extends RideMessageKind = RideMessageKind> {
  context: AppContext;
  kind: Kind;
  message: Message;
  reader: Reader;
}

/** The same with the park's sentence. */
export type WordedRideMail<Kind extends RideMessageKind = RideMessageKind> = RideMail<Kind> &
  Pick<Worded, 'sentence'>;
