import { listDeskActionsCall } from '@cablepark/contract/rides/desk-actions';
import { type Call, callerOf } from './call.ts';
import type { TestEngine } from './engines.ts';
import { openTestApp, openTwin, type TestPark } from './park.ts';
import { aPerson, logIn, type Person } from './people.ts';
import { makeBookingEntry, makeSlot, makeTracks } from './slots.ts';

/** A desk of two Managers and an Editor on a day in July, with slots of its own for each test. */
export interface DeskFixture {
  park: TestPark;
  call: Call;
  /** The same park through another process's eyes. */
  twin: Call;
  manager: Person;
  other: Person;
  editor: Person;
  rider: Person;
  /** From now on it is this time; everybody has a fresh session. */
  at: (time: string) => Promise<void>;
  /** A slot half an hour after the one before; free, or held by the rider or another. */
  aSlot: (holder?: Person | null) => Promise<number>;
  pay: (slot: number, method?: string, who?: Person) => Promise<number>;
  /** The desk takes a bill. @returns its id; throws where it is refused */
  takeBill: (lines: object[], parts: object[], account?: string | null) => Promise<string>;
  read: (slot: number) => Promise<Record<string, unknown>>;
  /** The newest action of the desk. */
  newest: () => Promise<{ id: number; [field: string]: unknown }>;
  undo: (action: number, who?: Person, by?: Call) => ReturnType<Call>;
  /** Takes the newest action back. */
  undoNewest: (who?: Person) => ReturnType<Call>;
  /** The entries of the cash book for this payment: kind, grosze, method. */
  entriesOf: (payment: number) => Promise<unknown[]>;
}

export const deskNow = '2026-07-10T08:00:00Z';

export async function openDesk(engine: TestEngine): Promise<DeskFixture> {
  const park = await engine.open({ env: { PUBLIC_URL: 'https://park.example' } });
  const call = callerOf(await openTestApp(park));
  const twin = callerOf(await openTestApp(await openTwin(park)));
  await makeTracks(park);
  park.clock.set(deskNow);
  const [manager, other] = [await aPerson(park, 'Manager'), await aPerson(park, 'Manager')];
  const [editor, rider] = [await aPerson(park, 'Editor'), await aPerson(park)];
  let minutes = 0;
  const desk: DeskFixture = {
    park,
    call,
    twin,
    manager,
    other,
    editor,
    rider,
    async at(time) {
      park.clock.set(time);
      for (const each of ['manager', 'other', 'editor', 'rider'] as const)
        desk[each] = await logIn(park, desk[each]);
    },
    async aSlot(holder = desk.rider) {
      minutes += 30;
      const start = Temporal.Instant.from('2026-07-11T06:00:00Z').add({ minutes }).toString();
      const slot = await makeSlot(park, start, { booked_by: holder?.id ?? null });
      if (holder) await makeBookingEntry(park, slot, holder.id);
      return slot;
    },
    async pay(slot, method = 'cash', who = desk.manager) {
      const { data, status, code } = await call('POST', '/items/Payment', who, { slot, method });
      if (status !== 200) throw new Error(`Slot ${slot} was not paid: ${code}`);
      return data.id;
    },
    async takeBill(lines, parts, account = null) {
      const { data, code } = await call('POST', '/desk/bills', desk.manager, { lines, parts, account });
      if (code) throw new Error(code);
      return String(data['bill']);
    },
    read: async (slot) => (await call('GET', `/items/Slot/${slot}`, desk.manager)).data,
    async newest() {
      const [first] = (await call('GET', listDeskActionsCall.path, desk.manager)).rows;
      if (!first) throw new Error('The desk has done nothing.');
      return first;
    },
    undo: (action, who = desk.manager, by = call) => by('POST', `/desk/actions/${action}/undo`, who, {}),
    undoNewest: async (who) => await desk.undo((await desk.newest()).id, who),
    async entriesOf(payment) {
      const rows = await park.store.db
        .selectFrom('cash_entry')
        .select(['kind', 'amount_cents', 'method', 'day'])
        .where('payment_id', '=', payment)
        .orderBy('id')
        .execute();
      return rows.map(({ kind, amount_cents, method, day }) => [kind, amount_cents, method, day]);
    },
  };
  return desk;
}
