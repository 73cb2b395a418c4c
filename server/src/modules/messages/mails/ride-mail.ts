import type { RideMessageKind } from '@cablepark/domain/messages/message-kinds';
import type { AppContext } from '../../../context.ts';
import type { Message } from '../../outbox/index.ts';
import type { Reader, Worded } from './draft.ts';

/** What one of the mails to riders is made with. */
export interface RideMail<Kind extends RideMessageKind = RideMessageKind> {
  context: AppContext;
  kind: Kind;
  message: Message;
  reader: Reader;
}

/** The same as it is written down. */
export type WordedRideMail<Kind extends RideMessageKind = RideMessageKind> = RideMail<Kind> &
  Pick<Worded, 'sentence'>;
