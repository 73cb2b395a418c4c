import type { MailedGroup } from '@cablepark/contract/groups/groups.schema';
import { toGrosze, toPln } from '@cablepark/contract/money';
import { writeSlotRow } from '@cablepark/contract/rides/slots';
import { writeWireMs } from '@cablepark/contract/wire-time';
import { isDepositPaid, placesOfDeposit, sumOfPlaces } from '@cablepark/domain/groups/deposit';
import { enquiryStateAt } from '@cablepark/domain/groups/enquiry';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import { selectSlots, toSlot } from '../slots/rows/index.ts';
import { type EnquiryRow, factsOf, findRides } from './enquiries.store.ts';
import { requireGroup } from './require-group.ts';
import { takesMoneyOnline } from './takes-money-online.ts';

/** What a group sees by its link. @throws FORBIDDEN for an invalid link */
export async function readMailedGroup(context: AppContext, token: string): Promise<MailedGroup> {
  const row = await requireGroup(context, token);
  const facts = factsOf(row);
  const state = facts === null ? row.state : enquiryStateAt(facts, context.clock.now());
  const { name, day, time, people, offer, offered_until, terms, deposit_cents: deposit, answer } = row;
  const isShown = state === 'offered' || state === 'accepted';
  const rides = isShown ? await readRides(context.store.db, row) : [];
  const places = rides.map(({ slot, paid }) => ({ price: toGrosze(slot.price), isPaid: paid }));
  const shownDeposit =
    deposit === 0
      ? null
      : {
          amount: toPln(deposit),
          paid: isDepositPaid(places, deposit),
          online: (await takesMoneyOnline(context))
            ? toPln(sumOfPlaces(placesOfDeposit(places, deposit)))
            : null,
          begun: await hasBegunToPay(context, row),
        };
  return {
    state,
    name,
    day,
    time,
    people,
    offer:
      offered_until === null
        ? null
        : { number: offer, until: writeWireMs(offered_until), terms, deposit: shownDeposit },
    rides,
    answer,
  };
}

async function hasBegunToPay({ store, clock }: AppContext, { account_id }: EnquiryRow): Promise<boolean> {
  const bill = await store.db
    .selectFrom('bill')
    .select('id')
    .where('account_id', '=', account_id)
    .where('state', 'in', ['open', 'paid'])
    .where('expires_at', '>', clock.now().epochMilliseconds)
    .executeTakeFirst();
  return bill !== undefined;
}

async function readRides(db: Db, { party_id }: EnquiryRow): Promise<MailedGroup['rides']> {
  const rides = await findRides(db, party_id);
  if (rides.length === 0) return [];
  const rows = await selectSlots(db)
    .where(
      'slot.id',
      'in',
      rides.map(({ slot }) => slot),
    )
    .execute();
  const slots = new Map(rows.map((row) => [row.id, toSlot(row)]));
  return rides.flatMap(({ slot: id, name }) => {
    const slot = slots.get(id);
    if (slot === undefined) return [];
    return [{ slot: { ...writeSlotRow(slot), bookedBy: null }, name, paid: slot.payment !== null }];
  });
}
