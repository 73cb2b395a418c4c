import { checkoutReadingCases } from './checkouts.cases.ts';
import { contentReadingCases } from './contents.cases.ts';
import type { Fixture } from './fixture.ts';
import { anEnquiry } from './groups.cases.ts';
import { libraryReadingCases } from './library.cases.ts';
import { mergeReadingCases } from './merges.cases.ts';
import { partyReadingCases } from './parties.cases.ts';
import { passReadingCases } from './passes.cases.ts';
import { type PermissionCase, permissionCase } from './permission-case.ts';
import { withdrawalReadingCases } from './withdrawals.cases.ts';

/** Collections of the wire have routes of their own. */
const routeOf = (name: string, isThere: boolean) => `/items/${isThere ? name : ':collection'}`;

const collections = [
  ['Slot', 'visitor', (fixture: Fixture) => fixture.aSlot(fixture.other)],
  ['Event', 'visitor', (fixture: Fixture) => fixture.anEvent()],
  ['Asset', 'visitor', (fixture: Fixture) => fixture.aTrack()],
  ['Payment', 'User', null],
  ['Pass', 'User', null],
  ['PassEntry', 'User', null],
  ['PassMember', 'Manager', (fixture: Fixture) => fixture.aPassMember(fixture.other)],
  ['NoShow', 'Manager', (fixture: Fixture) => fixture.aNoShow(fixture.other)],
  ['GroupEnquiry', 'Manager', async (fixture: Fixture) => (await anEnquiry(fixture)).id],
  ['PartyRide', 'User', null],
  ['BookingHistory', 'Editor', (fixture: Fixture) => fixture.aHistoryEntry(fixture.other)],
  ['SlotEdit', 'Editor', (fixture: Fixture) => fixture.aSlotEdit()],
  ['AuditEntry', 'Admin', (fixture: Fixture) => fixture.anAuditEntry()],
  // There is none of these on the wire, whatever they are called inside.
  ['users', 'nobody', () => 1],
  ['File', 'nobody', () => 1],
  ['session', 'nobody', () => 1],
] as const;

export const readingCases: PermissionCase[] = [
  ...contentReadingCases,
  ...libraryReadingCases,
  ...partyReadingCases,
  ...mergeReadingCases,
  ...passReadingCases,
  ...withdrawalReadingCases,
  ...checkoutReadingCases,
  ...collections.flatMap(([name, least, make]) => [
    permissionCase(`GET ${routeOf(name, least !== 'nobody')}`, `lists ${name}`, least, () => ({
      url: `/items/${name}`,
    })),
    permissionCase(`SEARCH ${routeOf(name, least !== 'nobody')}`, `searches ${name}`, least, () => ({
      url: `/items/${name}`,
      body: { query: {} },
    })),
    ...(make
      ? [
          permissionCase(
            `GET ${routeOf(name, least !== 'nobody')}/:id`,
            `reads a row of ${name}`,
            least,
            async (fixture) => ({
              url: `/items/${name}/${await make(fixture)}`,
            }),
          ),
        ]
      : []),
  ]),
  permissionCase('GET /desk/riders', 'lists who holds much', 'Manager', () => ({ url: '/desk/riders' })),
  permissionCase('GET /closures', 'reads what is closed', 'visitor', () => ({ url: '/closures' })),
  permissionCase('GET /desk/closures', 'reads the closures and their calls', 'Manager', () => ({
    url: '/desk/closures',
  })),
  permissionCase('GET /desk/closures/preview', 'previews a closure', 'Manager', () => ({
    url: '/desk/closures/preview?assets=1',
  })),
  permissionCase('GET /me/closed-rides', 'reads their own closed rides', 'User', () => ({
    url: '/me/closed-rides',
  })),
  permissionCase('GET /me/given-back', 'reads what came back to them', 'User', () => ({
    url: '/me/given-back',
  })),
  permissionCase('GET /desk/stops', 'reads the stops of today', 'Manager', () => ({ url: '/desk/stops' })),
  permissionCase('GET /desk/stops/preview', 'previews a stop', 'Manager', () => ({
    url: '/desk/stops/preview?minutes=20&assets=1',
  })),
  permissionCase('GET /desk/search', 'searches for people and bookings', 'Manager', () => ({
    url: '/desk/search?q=ola',
  })),
  permissionCase('GET /desk/rider-cards/:id', 'reads a rider’s card', 'Manager', (fixture) => ({
    url: `/desk/rider-cards/${fixture.other.id}`,
  })),
  permissionCase('GET /desk/unpaid-rides', 'lists what somebody has not paid for', 'Manager', (fixture) => ({
    url: `/desk/unpaid-rides?rider=${fixture.other.id}`,
  })),
  permissionCase(
    'GET /items/Payment/:id',
    'reads the payment of their own slot',
    'User',
    async (fixture, me) => ({
      url: `/items/Payment/${(await fixture.aPaidSlot(me)).payment}`,
    }),
  ),
  permissionCase(
    'GET /items/Payment/:id',
    'reads the payment of somebody else’s slot',
    'Manager',
    async (fixture) => ({
      url: `/items/Payment/${(await fixture.aPaidSlot(fixture.other)).payment}`,
    }),
  ),
  permissionCase(
    'GET /items/BookingHistory/:id',
    'reads what their own booking’s history says',
    'Editor',
    async (fixture, me) => ({
      url: `/items/BookingHistory/${await fixture.aHistoryEntry(me)}`,
    }),
  ),
  permissionCase('GET /items/NoShow/:id', 'reads that they were missing', 'Manager', async (fixture, me) => ({
    url: `/items/NoShow/${await fixture.aNoShow(me)}`,
  })),
  permissionCase('GET /items/Slot', 'filters by a field that is not there', 'nobody', () => ({
    url: '/items/Slot?filter[series][_null]=false',
  })),
  permissionCase('GET /items/Slot', 'lists the holders’ accounts through their slots', 'nobody', () => ({
    url: '/items/Slot?fields=bookedBy.email',
  })),
  permissionCase('GET /server/ping', 'asks whether the server lives', 'visitor', () => ({
    url: '/server/ping',
  })),
  permissionCase('GET /server/health', 'asks how the server is', 'visitor', () => ({
    url: '/server/health',
  })),
  permissionCase('GET /server/info', 'reads what the park says of itself', 'visitor', () => ({
    url: '/server/info',
  })),
  permissionCase('GET /docs', 'reads how the wire is spoken', 'visitor', () => ({ url: '/docs' })),
  permissionCase('GET /docs/style.css', 'reads it in good style', 'visitor', () => ({
    url: '/docs/style.css',
  })),
  permissionCase('GET /docs/openapi.json', 'lets a program read it', 'visitor', () => ({
    url: '/docs/openapi.json',
  })),
  permissionCase('GET /assets/:id', 'sees a picture', 'visitor', ({ file }) => ({ url: `/assets/${file}` })),
  permissionCase('GET /messages', 'reads what was mailed', 'Manager', () => ({
    url: '/messages?state=waiting',
  })),
  permissionCase('GET /takings', 'reads the takings', 'Manager', () => ({
    url: '/takings?from=2026-07-01&to=2026-07-31',
  })),
  permissionCase('GET /export/bookings.csv', 'exports bookings', 'Manager', () => ({
    url: '/export/bookings.csv?from=2026-07-01&to=2026-07-31',
  })),
  permissionCase('GET /takings/season', 'reads which days are the season', 'Manager', () => ({
    url: '/takings/season',
  })),
  permissionCase('GET /export/ledger.csv', 'exports the cash book', 'Manager', () => ({
    url: '/export/ledger.csv?from=2026-07-01&to=2026-07-31',
  })),
  permissionCase('GET /export/payments.csv', 'exports payments', 'Manager', () => ({
    url: '/export/payments.csv?from=2026-07-01&to=2026-07-31',
  })),
];
