import { randomUUID } from 'node:crypto';
import { filledPath } from '@cablepark/contract/call';
import { readRecordCall } from '@cablepark/contract/payments/records';
import type { Call } from './call.ts';
import type { CheckoutFixture } from './checkout-fixture.ts';
import { buyPass } from './passes.ts';
import { aPerson, type Person } from './people.ts';
import type { FakePrzelewy24 } from './providers/fake-przelewy24.ts';

/** What is left under way. */
export interface UnderWay {
  rider: Person;
  member: Person;
  /** Of two slots that the member holds. */
  openCheckout: string;
  heldSlots: number[];
  /** Of a slot that is paid online, of which a part goes back: that is sent and not done. */
  keptCheckout: string;
  /** Given back whole; nobody has sent that yet. */
  unsentCheckout: string;
  /** Of 10 rides one is taken; the member may ride on it, too. */
  pass: number;
}

/** All that riders and the desk do with money, each once. */
export async function liveAWhile(fixture: CheckoutFixture<FakePrzelewy24>): Promise<UnderWay> {
  const { aSlot, open, ring, slot, provider, manager, park } = fixture;
  const call = must(fixture.call);
  const [rider, member, editor] = [await aPerson(park), await aPerson(park), await aPerson(park, 'Editor')];
  [fixture.rider, fixture.other] = [rider, member];
  const payOnline = async () => {
    const taken = await aSlot();
    const id = await open(taken);
    provider.pay(id);
    await ring(id);
    return { taken, id, payment: Number((await slot(taken))['payment']) };
  };

  const pass = await buyPass(fixture.call, manager, rider);
  const { url } = (await call('POST', `/me/passes/${pass}/link`, rider)).data;
  await call('POST', '/me/passes/joined', member, { key: String(url).split('#')[1] });
  await rideOn(fixture.call, pass, rider, await aSlot());
  const given = await aSlot();
  await rideOn(fixture.call, pass, member, given);
  await call('POST', '/me/cancellations', member, { slot: given });

  const atDesk = await aSlot();
  await call('PATCH', `/items/Slot/${atDesk}`, rider, { bookedBy: rider.id });
  await call('POST', '/items/Payment', manager, { slot: atDesk, method: 'cash' });
  const cash = Number((await slot(atDesk))['payment']);
  await call('PATCH', filledPath(readRecordCall.path, { id: cash }), manager, { receipt: `FV ${cash}` });
  await call('POST', '/desk/voids', editor, { payment: cash, reason: 'Pomyłka' });

  const kept = await payOnline();
  await call('POST', '/desk/refunds', editor, { payment: kept.payment, amount: 20, reason: 'Wiatr' });
  await fixture.job.release();
  const unsent = await payOnline();
  await call('POST', '/me/cancellations', rider, { slot: unsent.taken });

  const wrong = await open(await aSlot());
  provider.pay(wrong, { amount: 1 });
  await ring(wrong);
  await ring(randomUUID());
  const { rows } = await call('GET', '/desk/money-questions', manager);
  const question = rows.find(({ checkout }) => checkout === wrong);
  await call('POST', '/desk/money-questions', editor, { id: question?.id, note: 'Oddane w kasie' });

  await call('POST', '/users/me/push', rider, {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
  });
  await call('GET', '/users/me/push', rider);
  const heldSlots = [await aSlot(), await aSlot()];
  const { data } = await call('POST', '/checkouts', member, { slots: heldSlots });
  const openCheckout = String(data['id']);
  return { rider, member, openCheckout, heldSlots, keptCheckout: kept.id, unsentCheckout: unsent.id, pass };
}

/** The slot is booked and paid with the pass. @throws where it is not */
export async function rideOn(call: Call, pass: number, who: Person, slot: number): Promise<void> {
  await must(call)('PATCH', `/items/Slot/${slot}`, who, { bookedBy: who.id, pass });
}

function must(call: Call): Call {
  return async (method, url, ...rest) => {
    const answer = await call(method, url, ...rest);
    if (answer.status < 300) return answer;
    throw new Error(`${method} ${url} was answered with ${answer.status} ${answer.code}.`);
  };
}
