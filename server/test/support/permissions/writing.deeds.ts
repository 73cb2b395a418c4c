import { type Deed, deed } from './deed.ts';

const span = { start: '2026-07-11T10:00:00Z', end: '2026-07-11T11:00:00Z' };
const quarter = { startTime: '2026-07-11T10:00:00Z', duration: 15, price: 55 };
const patchSlot = 'PATCH /items/Slot/:id';

const slotDeeds: Deed[] = [
  deed(patchSlot, 'books a free slot for themselves', 'User', async (world, me) => ({
    url: `/items/Slot/${await world.aSlot()}`,
    body: { bookedBy: me.id },
  })),
  deed(patchSlot, 'books a free slot for somebody else', 'Manager', async (world) => ({
    url: `/items/Slot/${await world.aSlot()}`,
    body: { bookedBy: world.other.id },
  })),
  deed(patchSlot, 'books their own slot again', 'User', async (world, me) => ({
    url: `/items/Slot/${await world.aSlot(me)}`,
    body: { bookedBy: me.id },
  })),
  deed(patchSlot, 'cancels their own booking in time', 'User', async (world, me) => {
    const slot = await world.aSlot(me);
    const later = Temporal.Instant.from('2026-07-12T10:00:00Z').epochMilliseconds;
    const times = { start_at: later, end_at: later + 3_600_000 };
    await world.park.store.db.updateTable('slot').set(times).where('id', '=', slot).execute();
    return { url: `/items/Slot/${slot}`, body: { bookedBy: null } };
  }),
  deed(patchSlot, 'cancels somebody else’s booking', 'Manager', async (world) => ({
    url: `/items/Slot/${await world.aSlot(world.other)}`,
    body: { bookedBy: null },
  })),
  deed(patchSlot, 'names the payment of somebody else’s slot', 'Manager', async (world) => {
    const { slot, payment } = await world.aPaidSlot(world.other);
    return { url: `/items/Slot/${slot}`, body: { payment } };
  }),
  deed(patchSlot, 'names the payment of their own slot', 'Manager', async (world, me) => {
    const { slot, payment } = await world.aPaidSlot(me);
    return { url: `/items/Slot/${slot}`, body: { payment } };
  }),
  ...Object.entries({ ...quarter, event: null }).map(([field, value]) =>
    deed(patchSlot, `changes ${field} of a free slot`, 'Editor', async (world) => ({
      url: `/items/Slot/${await world.aSlot()}`,
      body: { [field]: value },
    })),
  ),
  deed(patchSlot, 'moves a free slot to another track', 'Editor', async (world) => ({
    url: `/items/Slot/${await world.aSlot()}`,
    body: { asset: await world.aTrack() },
  })),
  deed(patchSlot, 'books a free slot at a price of their own', 'Editor', async (world, me) => ({
    url: `/items/Slot/${await world.aSlot()}`,
    body: { bookedBy: me.id, price: 1 },
  })),
  deed(patchSlot, 'changes a slot’s id', 'nobody', async (world) => ({
    url: `/items/Slot/${await world.aSlot()}`,
    body: { id: 1 },
  })),
  deed(patchSlot, 'changes a slot that is not there', 'nobody', () => ({
    url: '/items/Slot/2000000000',
    body: { price: 1 },
  })),
  deed('PATCH /items/Slot', 'books free slots for themselves', 'User', async (world, me) => ({
    url: '/items/Slot',
    body: { keys: [await world.aSlot(), await world.aSlot()], data: { bookedBy: me.id } },
  })),
  deed('PATCH /items/Slot', 'cancels bookings of somebody else', 'Manager', async (world) => ({
    url: '/items/Slot',
    body: {
      keys: [await world.aSlot(world.other), await world.aSlot(world.other)],
      data: { bookedBy: null },
    },
  })),
  deed('PATCH /items/Slot', 'changes the price of free slots', 'Editor', async (world) => ({
    url: '/items/Slot',
    body: { keys: [await world.aSlot(), await world.aSlot()], data: { price: 60 } },
  })),
  deed('POST /items/Slot', 'makes a slot', 'Editor', async (world) => ({
    url: '/items/Slot',
    body: { ...quarter, asset: await world.aTrack() },
  })),
  deed('DELETE /items/Slot/:id', 'deletes a free slot', 'Editor', async (world) => ({
    url: `/items/Slot/${await world.aSlot()}`,
  })),
  deed('DELETE /items/Slot', 'deletes free slots', 'Editor', async (world) => ({
    url: '/items/Slot',
    body: [await world.aSlot(), await world.aSlot()],
  })),
];

const staffDeeds: Deed[] = [
  deed('POST /items/Payment', 'takes a payment for somebody else’s slot', 'Manager', async (world) => ({
    url: '/items/Payment',
    body: { slot: await world.aSlot(world.other), method: 'cash' },
  })),
  deed('POST /items/Payment', 'takes a payment for their own slot', 'Manager', async (world, me) => ({
    url: '/items/Payment',
    body: { slot: await world.aSlot(me), method: 'cash' },
  })),
  deed('POST /items/SlotEdit', 'notes an edit of slots', 'Editor', async (world) => ({
    url: '/items/SlotEdit',
    body: { ...span, actionType: 'create', asset: await world.aTrack() },
  })),
  deed('POST /desk/walk-ins', 'books for a guest', 'Manager', async (world) => ({
    url: '/desk/walk-ins',
    body: { slot: await world.aSlot(), first_name: 'Ola', description: '600700800' },
  })),
  deed('POST /desk/moves', 'moves somebody else’s booking', 'Manager', async (world) => ({
    url: '/desk/moves',
    body: { from: await world.aSlot(world.other), to: await world.aSlot() },
  })),
  deed('POST /desk/moves', 'moves their own booking', 'Manager', async (world, me) => ({
    url: '/desk/moves',
    body: { from: await world.aSlot(me), to: await world.aSlot() },
  })),
  deed('POST /desk/no-shows', 'marks a rider as missing', 'Manager', async (world) => ({
    url: '/desk/no-shows',
    body: { slot: await world.aSlot(world.other), missing: true },
  })),
  deed('POST /desk/no-shows', 'takes the mark of a missing rider back', 'Manager', async (world) => {
    const slot = await world.aSlot(world.other);
    const mark = { slot_id: slot, created_at: 0, created_by: world.other.id };
    await world.park.store.db.insertInto('no_show').values(mark).execute();
    return { url: '/desk/no-shows', body: { slot, missing: false } };
  }),
  deed('POST /desk/voids', 'voids a payment', 'Editor', async (world) => ({
    url: '/desk/voids',
    body: { payment: (await world.aPaidSlot(world.other)).payment, reason: 'Pomyłka' },
  })),
  deed('POST /items/Event', 'makes an event', 'Editor', () => ({
    url: '/items/Event',
    body: { name: 'Camp', start: span.start },
  })),
  deed('PATCH /items/Event/:id', 'changes an event', 'Editor', async (world) => ({
    url: `/items/Event/${await world.anEvent()}`,
    body: { name: 'Cup' },
  })),
  deed('DELETE /items/Event/:id', 'deletes an event', 'Editor', async (world) => ({
    url: `/items/Event/${await world.anEvent()}`,
  })),
  deed('POST /files', 'uploads a picture', 'Editor', ({ picture }) => ({
    url: '/files',
    body: picture,
    headers: { 'content-type': 'image/png' },
  })),
  deed('PATCH /park', 'changes what the park says of itself', 'Admin', () => ({
    url: '/park',
    body: { name: 'Cable Park' },
  })),
];

/** What only the server writes, and what is not there at all. */
const unwritten = ['BookingHistory', 'AuditEntry', 'NoShow', 'Asset', 'File', 'users', 'nothing'];

const refusedDeeds: Deed[] = [
  ...unwritten.flatMap((name) => [
    deed('POST /items/:collection', `writes ${name}`, 'nobody', () => ({
      url: `/items/${name}`,
      body: { id: 1 },
    })),
    deed('PATCH /items/:collection', `changes rows of ${name}`, 'nobody', () => ({
      url: `/items/${name}`,
      body: { keys: [1], data: {} },
    })),
    deed('DELETE /items/:collection', `deletes rows of ${name}`, 'nobody', () => ({
      url: `/items/${name}`,
      body: [1],
    })),
    deed('POST /items/:collection/:id', `writes into a row of ${name}`, 'nobody', () => ({
      url: `/items/${name}/1`,
      body: {},
    })),
    deed('PATCH /items/:collection/:id', `changes a row of ${name}`, 'nobody', () => ({
      url: `/items/${name}/1`,
      body: {},
    })),
    deed('DELETE /items/:collection/:id', `deletes a row of ${name}`, 'nobody', () => ({
      url: `/items/${name}/1`,
    })),
  ]),
  deed('PATCH /items/:collection/:id', 'changes a payment', 'nobody', async (world) => ({
    url: `/items/Payment/${(await world.aPaidSlot(world.other)).payment}`,
    body: { amount: 1 },
  })),
  deed('DELETE /items/:collection/:id', 'deletes a payment', 'nobody', async (world) => ({
    url: `/items/Payment/${(await world.aPaidSlot(world.other)).payment}`,
  })),
  deed('DELETE /items/:collection', 'deletes payments', 'nobody', () => ({
    url: '/items/Payment',
    body: [1],
  })),
  deed('PATCH /items/:collection', 'changes several events', 'nobody', () => ({
    url: '/items/Event',
    body: { keys: [1], data: {} },
  })),
  deed('PATCH /items/:collection/:id', 'changes a noted edit', 'nobody', async (world) => ({
    url: `/items/SlotEdit/${await world.aSlotEdit()}`,
    body: { actionType: 'delete' },
  })),
  deed('DELETE /items/:collection/:id', 'deletes a noted edit', 'nobody', async (world) => ({
    url: `/items/SlotEdit/${await world.aSlotEdit()}`,
  })),
];

export const writingDeeds: Deed[] = [...slotDeeds, ...staffDeeds, ...refusedDeeds];
