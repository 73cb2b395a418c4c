import { randomUUID } from 'node:crypto';
import { putNoShow } from '../bookings.ts';
import { boardCases } from './board.cases.ts';
import { aSlotToCome, checkoutCases } from './checkouts.cases.ts';
import { closureCases } from './closures.cases.ts';
import { contentCases } from './contents.cases.ts';
import { dayCloseCases, invoiceCases } from './day-closes.cases.ts';
import { deskActionCases } from './desk-actions.cases.ts';
import { friendsCases } from './friends.cases.ts';
import { groupCases } from './groups.cases.ts';
import { libraryCases } from './library.cases.ts';
import { mergeCases } from './merges.cases.ts';
import { partyCases } from './parties.cases.ts';
import { passCases } from './passes.cases.ts';
import { type PermissionCase, permissionCase } from './permission-case.ts';
import { riderCases } from './riders.cases.ts';
import { seasonCases } from './season.cases.ts';
import { standbyCases } from './standby.cases.ts';
import { stopCases } from './stops.cases.ts';
import { trackCases } from './tracks.cases.ts';
import { weatherCases } from './weather.cases.ts';
import { withdrawalCases } from './withdrawals.cases.ts';

const span = { start: '2026-07-11T10:00:00Z', end: '2026-07-11T11:00:00Z' };
const quarter = { startTime: '2026-07-11T10:00:00Z', duration: 15, price: 55 };
const patchSlot = 'PATCH /items/Slot/:id';

const slotCases: PermissionCase[] = [
  permissionCase(patchSlot, 'books a free slot for themselves', 'User', async (fixture, me) => ({
    url: `/items/Slot/${await fixture.aSlot()}`,
    body: { bookedBy: me.id },
  })),
  permissionCase(patchSlot, 'books a free slot for somebody else', 'Manager', async (fixture) => ({
    url: `/items/Slot/${await fixture.aSlot()}`,
    body: { bookedBy: fixture.other.id },
  })),
  permissionCase(patchSlot, 'books their own slot again', 'User', async (fixture, me) => ({
    url: `/items/Slot/${await fixture.aSlot(me)}`,
    body: { bookedBy: me.id },
  })),
  permissionCase(patchSlot, 'cancels their own booking in time', 'User', async (fixture, me) => {
    const slot = await fixture.aSlot(me);
    const later = Temporal.Instant.from('2026-07-12T10:00:00Z').epochMilliseconds;
    const times = { start_at: later, end_at: later + 3_600_000 };
    await fixture.park.store.db.updateTable('slot').set(times).where('id', '=', slot).execute();
    return { url: `/items/Slot/${slot}`, body: { bookedBy: null } };
  }),
  permissionCase(patchSlot, 'cancels somebody else’s booking', 'Manager', async (fixture) => ({
    url: `/items/Slot/${await fixture.aSlot(fixture.other)}`,
    body: { bookedBy: null },
  })),
  permissionCase(patchSlot, 'names the payment of somebody else’s slot', 'Manager', async (fixture) => {
    const { slot, payment } = await fixture.aPaidSlot(fixture.other);
    return { url: `/items/Slot/${slot}`, body: { payment } };
  }),
  permissionCase(patchSlot, 'names the payment of their own slot', 'Manager', async (fixture, me) => {
    const { slot, payment } = await fixture.aPaidSlot(me);
    return { url: `/items/Slot/${slot}`, body: { payment } };
  }),
  ...Object.entries({ ...quarter, event: null }).map(([field, value]) =>
    permissionCase(patchSlot, `changes ${field} of a free slot`, 'Editor', async (fixture) => ({
      url: `/items/Slot/${await fixture.aSlot()}`,
      body: { [field]: value },
    })),
  ),
  permissionCase(patchSlot, 'moves a free slot to another track', 'Editor', async (fixture) => ({
    url: `/items/Slot/${await fixture.aSlot()}`,
    body: { asset: await fixture.aTrack() },
  })),
  permissionCase(patchSlot, 'books a free slot at a price of their own', 'Editor', async (fixture, me) => ({
    url: `/items/Slot/${await fixture.aSlot()}`,
    body: { bookedBy: me.id, price: 1 },
  })),
  permissionCase(patchSlot, 'changes a slot’s id', 'nobody', async (fixture) => ({
    url: `/items/Slot/${await fixture.aSlot()}`,
    body: { id: 1 },
  })),
  permissionCase(patchSlot, 'changes a slot that is not there', 'nobody', () => ({
    url: '/items/Slot/2000000000',
    body: { price: 1 },
  })),
  permissionCase('PATCH /items/Slot', 'books free slots for themselves', 'User', async (fixture, me) => ({
    url: '/items/Slot',
    body: { keys: [await fixture.aSlot(), await fixture.aSlot()], data: { bookedBy: me.id } },
  })),
  permissionCase('PATCH /items/Slot', 'cancels bookings of somebody else', 'Manager', async (fixture) => ({
    url: '/items/Slot',
    body: {
      keys: [await fixture.aSlot(fixture.other), await fixture.aSlot(fixture.other)],
      data: { bookedBy: null },
    },
  })),
  permissionCase('PATCH /items/Slot', 'changes the price of free slots', 'Editor', async (fixture) => ({
    url: '/items/Slot',
    body: { keys: [await fixture.aSlot(), await fixture.aSlot()], data: { price: 60 } },
  })),
  permissionCase('POST /items/Slot', 'makes a slot', 'Editor', async (fixture) => ({
    url: '/items/Slot',
    body: { ...quarter, asset: await fixture.aTrack() },
  })),
  permissionCase('DELETE /items/Slot/:id', 'deletes a free slot', 'Editor', async (fixture) => ({
    url: `/items/Slot/${await fixture.aSlot()}`,
  })),
  permissionCase('DELETE /items/Slot', 'deletes free slots', 'Editor', async (fixture) => ({
    url: '/items/Slot',
    body: [await fixture.aSlot(), await fixture.aSlot()],
  })),
];

const staffCases: PermissionCase[] = [
  permissionCase(
    'POST /items/Payment',
    'takes a payment for somebody else’s slot',
    'Manager',
    async (fixture) => ({
      url: '/items/Payment',
      body: { slot: await fixture.aSlot(fixture.other), method: 'cash' },
    }),
  ),
  permissionCase(
    'POST /items/Payment',
    'takes a payment for their own slot',
    'Manager',
    async (fixture, me) => ({
      url: '/items/Payment',
      body: { slot: await fixture.aSlot(me), method: 'cash' },
    }),
  ),
  permissionCase('POST /items/SlotEdit', 'notes an edit of slots', 'Editor', async (fixture) => ({
    url: '/items/SlotEdit',
    body: { ...span, actionType: 'create', asset: await fixture.aTrack() },
  })),
  permissionCase('POST /desk/walk-ins', 'books for a guest', 'Manager', async (fixture) => ({
    url: '/desk/walk-ins',
    body: { slot: await fixture.aSlot(), first_name: 'Ola', description: '600700800' },
  })),
  permissionCase(
    'POST /desk/unpaid-rides',
    'frees what somebody else has not paid for',
    'Manager',
    async (fixture) => ({
      url: '/desk/unpaid-rides',
      body: { rider: fixture.other.id, slots: [await aSlotToCome(fixture, fixture.other)] },
    }),
  ),
  permissionCase('POST /desk/moves', 'moves somebody else’s booking', 'Manager', async (fixture) => ({
    url: '/desk/moves',
    body: { from: await fixture.aSlot(fixture.other), to: await fixture.aSlot() },
  })),
  permissionCase('POST /desk/moves', 'moves their own booking', 'Manager', async (fixture, me) => ({
    url: '/desk/moves',
    body: { from: await fixture.aSlot(me), to: await fixture.aSlot() },
  })),
  permissionCase('POST /desk/no-shows', 'marks a rider as missing', 'Manager', async (fixture) => ({
    url: '/desk/no-shows',
    body: { slot: await fixture.aSlot(fixture.other), missing: true },
  })),
  permissionCase(
    'POST /desk/no-shows',
    'takes the mark of a missing rider back',
    'Manager',
    async (fixture) => {
      const slot = await fixture.aSlot(fixture.other);
      await putNoShow(fixture.park.store.db, slot, fixture.other.id);
      return { url: '/desk/no-shows', body: { slot, missing: false } };
    },
  ),
  permissionCase('POST /messages/again', 'sends a message again', 'Manager', async (fixture) => {
    const dead = { kind: 'no-show', outcome: 'dead', data: '{}', ended_at: 0, useless_at: 0 } as const;
    const { id } = await fixture.park.store.db
      .insertInto('outbox')
      .values({
        ...dead,
        dedupe: randomUUID(),
        account_id: fixture.other.id,
        created_at: 0,
        due_at: 0,
        address: null,
        failure: '550',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { url: '/messages/again', body: { message: id } };
  }),
  permissionCase('POST /desk/voids', 'voids a payment', 'Editor', async (fixture) => ({
    url: '/desk/voids',
    body: { payment: (await fixture.aPaidSlot(fixture.other)).payment, reason: 'Pomyłka' },
  })),
  permissionCase('POST /items/Event', 'makes an event', 'Editor', () => ({
    url: '/items/Event',
    body: { name: 'Camp', start: span.start },
  })),
  permissionCase('PATCH /items/Event/:id', 'changes an event', 'Editor', async (fixture) => ({
    url: `/items/Event/${await fixture.anEvent()}`,
    body: { name: 'Cup' },
  })),
  permissionCase('DELETE /items/Event/:id', 'deletes an event', 'Editor', async (fixture) => ({
    url: `/items/Event/${await fixture.anEvent()}`,
  })),
  permissionCase('POST /files', 'uploads a picture', 'Editor', ({ picture }) => ({
    url: '/files',
    body: picture,
    headers: { 'content-type': 'image/png' },
  })),
  permissionCase('PATCH /park', 'changes what the park says of itself', 'Admin', () => ({
    url: '/park',
    body: { name: 'Cable Park' },
  })),
];

/** What only the server writes, and what is not there at all. */
const unwritten = ['BookingHistory', 'AuditEntry', 'NoShow', 'File', 'users', 'nothing'];

const refusedCases: PermissionCase[] = [
  ...unwritten.flatMap((name) => [
    permissionCase('POST /items/:collection', `writes ${name}`, 'nobody', () => ({
      url: `/items/${name}`,
      body: { id: 1 },
    })),
    permissionCase('PATCH /items/:collection', `changes rows of ${name}`, 'nobody', () => ({
      url: `/items/${name}`,
      body: { keys: [1], data: {} },
    })),
    permissionCase('DELETE /items/:collection', `deletes rows of ${name}`, 'nobody', () => ({
      url: `/items/${name}`,
      body: [1],
    })),
    permissionCase('POST /items/:collection/:id', `writes into a row of ${name}`, 'nobody', () => ({
      url: `/items/${name}/1`,
      body: {},
    })),
    permissionCase('PATCH /items/:collection/:id', `changes a row of ${name}`, 'nobody', () => ({
      url: `/items/${name}/1`,
      body: {},
    })),
    permissionCase('DELETE /items/:collection/:id', `deletes a row of ${name}`, 'nobody', () => ({
      url: `/items/${name}/1`,
    })),
  ]),
  permissionCase('PATCH /items/:collection/:id', 'changes a payment', 'nobody', async (fixture) => ({
    url: `/items/Payment/${(await fixture.aPaidSlot(fixture.other)).payment}`,
    body: { amount: 1 },
  })),
  permissionCase('DELETE /items/:collection/:id', 'deletes a payment', 'nobody', async (fixture) => ({
    url: `/items/Payment/${(await fixture.aPaidSlot(fixture.other)).payment}`,
  })),
  permissionCase('DELETE /items/:collection', 'deletes payments', 'nobody', () => ({
    url: '/items/Payment',
    body: [1],
  })),
  permissionCase('PATCH /items/:collection', 'changes several events', 'nobody', () => ({
    url: '/items/Event',
    body: { keys: [1], data: {} },
  })),
  permissionCase('PATCH /items/:collection/:id', 'changes a noted edit', 'nobody', async (fixture) => ({
    url: `/items/SlotEdit/${await fixture.aSlotEdit()}`,
    body: { actionType: 'delete' },
  })),
  permissionCase('DELETE /items/:collection/:id', 'deletes a noted edit', 'nobody', async (fixture) => ({
    url: `/items/SlotEdit/${await fixture.aSlotEdit()}`,
  })),
];

export const writingCases: PermissionCase[] = [
  ...boardCases,
  ...slotCases,
  ...staffCases,
  ...dayCloseCases,
  ...partyCases,
  ...stopCases,
  ...closureCases,
  ...standbyCases,
  ...friendsCases,
  ...weatherCases,
  ...groupCases,
  ...invoiceCases,
  ...deskActionCases,
  ...passCases,
  ...withdrawalCases,
  ...mergeCases,
  ...riderCases,
  ...checkoutCases,
  ...trackCases,
  ...seasonCases,
  ...contentCases,
  ...libraryCases,
  ...refusedCases,
];
