import { type Deed, deed } from './deed.ts';
import type { World } from './world.ts';

/** Collections of the wire have routes of their own. */
const routeOf = (name: string, isThere: boolean) => `/items/${isThere ? name : ':collection'}`;

const collections = [
  ['Slot', 'visitor', (world: World) => world.aSlot(world.other)],
  ['Event', 'visitor', (world: World) => world.anEvent()],
  ['Asset', 'visitor', (world: World) => world.aTrack()],
  ['Payment', 'User', null],
  ['NoShow', 'Manager', (world: World) => world.aNoShow(world.other)],
  ['BookingHistory', 'Editor', (world: World) => world.aHistoryEntry(world.other)],
  ['SlotEdit', 'Editor', (world: World) => world.aSlotEdit()],
  ['AuditEntry', 'Admin', (world: World) => world.anAuditEntry()],
  // There is none of these on the wire, whatever they are called inside.
  ['users', 'nobody', () => 1],
  ['File', 'nobody', () => 1],
  ['session', 'nobody', () => 1],
] as const;

export const readingDeeds: Deed[] = [
  ...collections.flatMap(([name, least, make]) => [
    deed(`GET ${routeOf(name, least !== 'nobody')}`, `lists ${name}`, least, () => ({
      url: `/items/${name}`,
    })),
    deed(`SEARCH ${routeOf(name, least !== 'nobody')}`, `searches ${name}`, least, () => ({
      url: `/items/${name}`,
      body: { query: {} },
    })),
    ...(make
      ? [
          deed(
            `GET ${routeOf(name, least !== 'nobody')}/:id`,
            `reads a row of ${name}`,
            least,
            async (world) => ({
              url: `/items/${name}/${await make(world)}`,
            }),
          ),
        ]
      : []),
  ]),
  deed('GET /items/Payment/:id', 'reads the payment of their own slot', 'User', async (world, me) => ({
    url: `/items/Payment/${(await world.aPaidSlot(me)).payment}`,
  })),
  deed('GET /items/Payment/:id', 'reads the payment of somebody else’s slot', 'Manager', async (world) => ({
    url: `/items/Payment/${(await world.aPaidSlot(world.other)).payment}`,
  })),
  deed(
    'GET /items/BookingHistory/:id',
    'reads what their own booking’s history says',
    'Editor',
    async (world, me) => ({
      url: `/items/BookingHistory/${await world.aHistoryEntry(me)}`,
    }),
  ),
  deed('GET /items/NoShow/:id', 'reads that they were missing', 'Manager', async (world, me) => ({
    url: `/items/NoShow/${await world.aNoShow(me)}`,
  })),
  deed('GET /items/Slot', 'filters by a field that is not there', 'nobody', () => ({
    url: '/items/Slot?filter[series][_null]=false',
  })),
  deed('GET /items/Slot', 'lists the holders’ accounts through their slots', 'nobody', () => ({
    url: '/items/Slot?fields=bookedBy.email',
  })),
  deed('GET /server/ping', 'asks whether the server lives', 'visitor', () => ({ url: '/server/ping' })),
  deed('GET /server/health', 'asks how the server is', 'visitor', () => ({ url: '/server/health' })),
  deed('GET /server/info', 'reads what the park says of itself', 'visitor', () => ({ url: '/server/info' })),
  deed('GET /docs', 'reads how the wire is spoken', 'visitor', () => ({ url: '/docs' })),
  deed('GET /docs/style.css', 'reads it in good style', 'visitor', () => ({ url: '/docs/style.css' })),
  deed('GET /docs/openapi.json', 'lets a program read it', 'visitor', () => ({ url: '/docs/openapi.json' })),
  deed('GET /assets/:id', 'sees a picture', 'visitor', ({ file }) => ({ url: `/assets/${file}` })),
  deed('GET /takings', 'reads the takings', 'Manager', () => ({
    url: '/takings?from=2026-07-01&to=2026-07-31',
  })),
  deed('GET /export/bookings.csv', 'exports bookings', 'Manager', () => ({
    url: '/export/bookings.csv?from=2026-07-01&to=2026-07-31',
  })),
  deed('GET /export/payments.csv', 'exports payments', 'Manager', () => ({
    url: '/export/payments.csv?from=2026-07-01&to=2026-07-31',
  })),
];
