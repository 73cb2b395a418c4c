import { toGrosze } from '@cablepark/contract/money';
import { setFloatCall } from '@cablepark/contract/payments/day-closes';
import type { Call } from './call.ts';
import { closeDay, openDays, rightCount } from './day-closes.ts';
import type { PaperBooks } from './paper-books.ts';
import type { Person } from './people.ts';

/** The cash in a till between two days, as somebody would note it who has a pencil. */
export class PaperTill {
  #closes = 0;
  #closedDay = '';
  /** Grosze before the next sale. */
  #cents = 0;
  /** The days with cash that no close has counted. */
  #cashDays = new Set<string>();

  /** Notes the days on which cash moved since the last close. */
  note({ lines }: PaperBooks): void {
    for (const { day, method, cents } of lines)
      if (method === 'cash' && cents !== 0 && day > this.#closedDay) this.#cashDays.add(day);
  }

  /** Closes a day with the right count. Each time another part stays for the next day, or a new float is typed. */
  async close([first, second]: readonly [Call, Call], who: Person, day: string): Promise<void> {
    this.#closes += 1;
    if (this.#closes % 3 === 0) {
      const typed = 100 * this.#closes;
      // After a day with cash that nobody closed, the cash that was counted has that day's in it: it does not count.
      if ([...this.#cashDays].every((cashDay) => cashDay >= day)) this.#cents = typed;
      const body = { day, float: typed / 100 };
      const { status } = await first('POST', setFloatCall.path, who, body);
      if (status !== 200) throw new Error(`The float of ${day} is answered with ${status}.`);
    }
    const open = await openDays(second, who, day);
    if (toGrosze(open.float) !== this.#cents)
      throw new Error(`${day} starts with ${open.float} instead of ${this.#cents / 100}.`);
    const count = rightCount(open);
    const taken = Math.floor(count.counted / (1 + (this.#closes % 2)));
    const { status, data } = await closeDay(second, who, day, { ...count, taken });
    this.#cents = toGrosze(count.counted) - toGrosze(taken);
    if (status !== 200 || toGrosze(Number(data['left'])) !== this.#cents)
      throw new Error(`The close of ${day} is answered with ${status}, and leaves ${String(data['left'])}.`);
    this.#closedDay = day;
    this.#cashDays.clear();
  }
}
