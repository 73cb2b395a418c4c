import { randomBytes } from 'node:crypto';
import type { enquiryBody } from '@cablepark/contract/groups/groups.schema';
import { normalEmail } from '@cablepark/domain/accounts/contact';
import { enforce } from '@cablepark/domain/decision';
import { decideEnquiring, proofHours } from '@cablepark/domain/groups/enquiry';
import { dayOf } from '@cablepark/domain/time/park-time';
import type * as z from 'zod/mini';
import type { AppContext } from '../../context.ts';
import { countWritten, insertEnquiry } from './enquiries.store.ts';
import { notifyGroup } from './group-messages.ts';

/**
 * Stores a group's enquiry, and mails the link that proves its address. It looks up no account.
 * An address over its mail limit gets the same answer without a mail, so the answer reveals nothing about an address.
 * @throws FAILED_VALIDATION
 */
export async function enquire(context: AppContext, body: z.output<typeof enquiryBody>): Promise<void> {
  const { store, clock, config } = context;
  const now = clock.now();
  const email = normalEmail(body.email);
  await store.db.transaction().execute(async (db) => {
    const since = now.subtract({ hours: proofHours });
    const writtenLately = await countWritten(db, email, since.epochMilliseconds);
    const { people, day, time, name, phone, message, language } = body;
    const facts = { people, day, today: dayOf(now, config.zone), writtenLately };
    if (enforce(decideEnquiring(facts)) === 'unchanged') return;
    const salt = randomBytes(12).toString('base64url');
    const id = await insertEnquiry(db, {
      salt,
      state: 'unproved',
      created_at: now.epochMilliseconds,
      day: day.toString(),
      time,
      people,
      name,
      email,
      phone,
      message,
      language,
    });
    await notifyGroup({ db, now }, { id, email, salt, language }, { kind: 'group-proof', fact: 0 });
  });
  context.outbox.raise();
}
