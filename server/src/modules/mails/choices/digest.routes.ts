import { ownChoiceCalls } from '@cablepark/contract/accounts/own-account';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { registerOwnChoice } from '../../../http/own-choice.ts';
import { requirePermission } from '../../../http/permission.ts';
import { chooseMails, wantsMails } from './mail-choice.ts';

/** A staff member's choice of the evening digest of new bookings. */
export function registerDigest(app: FastifyInstance, context: AppContext): void {
  registerOwnChoice(app, {
    calls: ownChoiceCalls.digest,
    who: requirePermission('message.read'),
    read: 'Read whether one is told of new bookings each evening',
    choose: 'Choose whether to be told of new bookings each evening',
    find: (account) => wantsMails(context, account, 'digest'),
    write: (account, isWanted) => chooseMails(context, account, 'digest', isWanted),
  });
}
