import { afterEach, beforeAll, beforeEach } from 'vitest';
import type { AccountOfTest } from '../../../server/test/support/accounts.ts';
import { makeTracks } from '../../../server/test/support/slots.ts';
import type { PageCall } from './injectFetch.ts';
import { openSite, type TestSite } from './openSite.tsx';
import { makeQuarters, nextDay } from './slots.ts';

/** A park for the tests of a file about booking: each test has a rider and a day of its own. Called where they are described. */
export class PlannerDays {
  site!: TestSite;
  rider!: AccountOfTest;
  /** Somebody else who books. */
  faster!: AccountOfTest;
  day = '';

  constructor() {
    beforeAll(async () => {
      this.site = await openSite();
      await makeTracks(this.site.park);
      this.faster = await this.site.newPerson('User', 'Ewa');
    });
    beforeEach(async () => {
      this.rider = await this.site.newPerson();
      this.day = nextDay();
    });
    afterEach(() => this.site.park.clock.set('2026-07-01T08:00:00Z'));
  }

  quarters = (time: string, count: number, differs: Parameters<typeof makeQuarters>[3] = {}) =>
    makeQuarters(this.site, [this.day, time], count, differs);

  /** Shows the day on the planner, to a visitor where nobody is named. */
  open = (as?: AccountOfTest) => this.site.show(`/planner/1?day=${this.day}`, as ? { as } : {});

  riderOf = async (id: number | undefined): Promise<string | null> => {
    const slots = this.site.park.store.db.selectFrom('slot').select('booked_by');
    return (await slots.where('id', '=', id ?? 0).executeTakeFirstOrThrow()).booked_by;
  };

  /** Beside the page. */
  book = (id: number | undefined, as: AccountOfTest) =>
    this.site.call('PATCH', `/items/Slot/${id}`, as, { bookedBy: as.id });
}

/** Whether a call books or cancels a slot. */
export const changesSlot = ({ method, path }: PageCall) =>
  method === 'PATCH' && path.startsWith('/items/Slot/');

/** An answer that refuses. */
export const refused = (status: number, code: string, extensions: object = {}) =>
  Response.json({ errors: [{ message: code, extensions: { code, ...extensions } }] }, { status });
