import { slotFilter } from '../../../web/src/booking/api/slotFilter.ts';
import { toSearch } from '../../../web/src/lib/http/query.ts';
import type { Rider } from '../logged-in.ts';
import type { Call, NextCall } from './generator.ts';
import { accounts, bookers, closesMs, firstDayMs, password, slotsADay } from './park-data.ts';
import type { Result } from './report.ts';

export interface Tokens {
  rider: string;
  /** Of several log-ins of the rider: the server knows none of them from another rider's. */
  riders: readonly string[];
  /** Each books a few slots of their own. */
  bookers: readonly Rider[];
  editor: string;
}

export interface Case {
  name: string;
  /** Calls for one measurement; each of them another one where writes must not meet. */
  calls: (tokens: Tokens, slots: number, who: Result['who']) => NextCall;
  /** Whether a server that answers the same bytes from memory is a fair floor: it has one answer for all calls. */
  hasMemoryFloor: boolean;
  /** For the call that the memory floor answers, made once before. */
  sample?: (tokens: Tokens) => Call;
}

const dayMs = 24 * 60 * 60_000;
const monthDays = 42;
const sort = ['startTime', 'id'];

/** What the planner asks for. `shiftMs` makes another address of it without another answer; `rider` asks for theirs alone. */
function reading(
  days: number,
  limit: number,
  { shiftMs = 0, rider }: { shiftMs?: number; rider?: string } = {},
): Call {
  const from = Temporal.Instant.fromEpochMilliseconds(firstDayMs() + 30 * dayMs - shiftMs);
  const to = from.add({ milliseconds: days * dayMs + shiftMs });
  const filter = slotFilter({ track: 1, from, to, ...(rider ? { rider } : {}) });
  return { method: 'GET', path: `/items/Slot${toSearch({ filter, sort, limit })}` };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const always = (call: Call) => () => call;
function inTurn(calls: readonly Call[]): NextCall {
  let next = 0;
  return () => calls[next++ % calls.length] ?? null;
}
const me = ({ rider }: Tokens): Call => ({ method: 'GET', path: '/users/me', headers: bearer(rider) });
const login: Call = {
  method: 'POST',
  path: '/auth/login',
  body: JSON.stringify({ email: accounts.rider.email, password }),
};

/** Of the slot's own booker, so that nobody meets the limits of riders. */
function booking(slot: number, riders: readonly Rider[], pass?: number): Call | null {
  const rider = riders[Math.floor((slot - 1) / bookers.rides) % riders.length];
  if (!rider) return null;
  const body = JSON.stringify({ bookedBy: rider.id, pass });
  return { method: 'PATCH', path: `/items/Slot/${slot}`, headers: bearer(rider.token), body };
}

/** Goes on from one measurement to the next: what was asked for in the first is kept and would be replayed in the second. */
let shift = 0;

export const cases: Case[] = [
  {
    name: 'one day of one track',
    hasMemoryFloor: true,
    sample: () => reading(1, 1200),
    calls: () => always(reading(1, 1200)),
  },
  {
    name: 'one day, asked for differently each time',
    hasMemoryFloor: true,
    sample: () => reading(1, 1200),
    // Before 07:00 there are no slots, so that hours of shift change nothing in the answer.
    calls: () => () => reading(1, 1200, { shiftMs: (shift = (shift + 1) % 10_000_000) }),
  },
  {
    name: 'one month of one track',
    hasMemoryFloor: true,
    sample: () => reading(monthDays, 2016),
    calls: () => always(reading(monthDays, 2016)),
  },
  {
    name: 'one month, logged in',
    hasMemoryFloor: true,
    sample: () => reading(monthDays, 2016),
    calls: ({ riders }) =>
      inTurn(riders.map((token) => ({ ...reading(monthDays, 2016), headers: bearer(token) }))),
  },
  {
    // Two calls make one planner: what all see, and the rider's own.
    name: 'one month, logged in, as the web asks',
    hasMemoryFloor: false,
    calls: ({ riders }) => {
      const own = reading(monthDays, 2016, { rider: '$CURRENT_USER' });
      return inTurn(
        riders.flatMap((token) => [reading(monthDays, 2016), { ...own, headers: bearer(token) }]),
      );
    },
  },
  { name: 'me', hasMemoryFloor: true, sample: me, calls: (tokens) => always(me(tokens)) },
  { name: 'login', hasMemoryFloor: false, calls: () => always(login) },
  {
    name: 'booking distinct slots',
    hasMemoryFloor: false,
    calls: (tokens, slots) => {
      let id = 0;
      return () => {
        id += 1;
        return id > slots ? null : booking(id, tokens.bookers);
      };
    },
  },
  {
    name: '48 slots created',
    hasMemoryFloor: false,
    calls: ({ editor }) => {
      // In the nights between the days that have slots.
      let night = 0;
      return () => {
        night += 1;
        const start = Temporal.Instant.fromEpochMilliseconds(firstDayMs() + night * dayMs + closesMs);
        const rows = Array.from({ length: slotsADay }, (_, index) => ({
          startTime: start.add({ minutes: index * 15 }).toString({ smallestUnit: 'millisecond' }),
          duration: 15,
          price: 55,
          asset: 1,
        }));
        return { method: 'POST', path: '/items/Slot', headers: bearer(editor), body: JSON.stringify(rows) };
      };
    },
  },
  {
    // The last one: what was paid stays, and every slot is paid with the pass that has room for it. The floor only books.
    name: 'booking distinct slots with a pass',
    hasMemoryFloor: false,
    calls: (tokens, slots, who) => {
      const paid = (who === 'server' ? paidWithPass.get(slots) : undefined) ?? { last: 0 };
      if (who === 'server') paidWithPass.set(slots, paid);
      return () => {
        paid.last += 1;
        if (paid.last > bookers.count * bookers.rides) return null;
        return booking(paid.last, tokens.bookers, Math.ceil(paid.last / bookers.rides));
      };
    },
  },
];

/** Up to which slot each park is paid, by its size. */
const paidWithPass = new Map<number, { last: number }>();
