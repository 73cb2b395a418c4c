import { isDeepStrictEqual } from 'node:util';
import type { ContactCorrection } from '@cablepark/contract/rides/corrections.schema';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { decideCorrectingContact } from '@cablepark/domain/desk/corrections';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type Account, lockAccount } from '../../accounts/locks/index.ts';
import { updateAccount } from '../../accounts/rows/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { writeAccountMessage } from '../../outbox/index.ts';

/**
 * Corrects the name or phone of a rider or guest, who is notified by mail if they have an address.
 * @throws FORBIDDEN (no such account, or one of the staff)
 */
export async function correctContact(
  context: AppContext,
  actor: Actor,
  { account: id, first_name, description }: ContactCorrection,
): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { db, engine } = transaction;
    const account = await lockAccount(db, engine, id);
    const current = account === null || account.status === 'erased' ? null : account;
    enforce(decideCorrectingContact(actor, current));
    if (!current) throw new ParkError('NOT_FOUND');
    const after = {
      ...current,
      first_name: first_name ?? current.first_name,
      // The desk shows one name field, so a corrected name replaces both columns.
      last_name: first_name === undefined ? current.last_name : null,
      phone: description ?? current.phone,
    };
    if (isDeepStrictEqual(contactOf(after), contactOf(current))) return;
    const { first_name: name, last_name, phone } = after;
    await updateAccount(db, id, { first_name: name, last_name, phone });
    const { email } = current;
    if (email !== null && id !== actor.id)
      await writeAccountMessage(transaction, {
        kind: 'contact-corrected',
        account: id,
        to: email,
        about: {},
      });
    await writeAudit(transaction, {
      action: 'user.correct',
      subjectId: id,
      before: contactOf(current),
      after: contactOf(after),
    });
  });
  context.outbox.raise();
}

function contactOf({ first_name, last_name, phone }: Pick<Account, 'first_name' | 'last_name' | 'phone'>) {
  return { first_name, last_name, phone };
}
