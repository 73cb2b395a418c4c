import { ownChoiceCalls } from '@cablepark/contract/accounts/own-account';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { registerOwnChoice } from '../../../http/own-choice.ts';
import { chooseMails, wantsMails } from './mail-choice.ts';

/** A rider's choice of mails about a season's opening; off by default. */
export function registerSeasonMails(app: FastifyInstance, context: AppContext): void {
  registerOwnChoice(app, {
    calls: ownChoiceCalls.season,
    who: { config: { least: 'User' } },
    read: 'Read whether one is told when a season opens',
    choose: 'Choose whether to be told when a season opens',
    description: 'Once a season, when its first slots can be booked.',
    find: (account) => wantsMails(context, account, 'season'),
    write: (account, isWanted) => chooseMails(context, account, 'season', isWanted),
  });
}
