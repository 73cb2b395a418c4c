import { ownChoiceCalls } from '@cablepark/contract/accounts/own-account';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { readChoice, writeChoice } from '../../db/account-choices.ts';
import { registerOwnChoice } from '../../http/own-choice.ts';

/** A rider's choice whether the park's own screen may show their name; off by default. */
export function registerBoardName(app: FastifyInstance, { store }: AppContext): void {
  registerOwnChoice(app, {
    calls: ownChoiceCalls.board,
    who: { config: { least: 'User' } },
    read: 'Read whether the park’s own screen may name one',
    choose: 'Choose whether the park’s own screen may name one',
    description: 'By first name and initial, while one rides or is the next to.',
    find: (account) => readChoice(store.db, account, 'board_name'),
    write: (account, isWanted) => writeChoice(store.db, account, 'board_name', isWanted),
  });
}
