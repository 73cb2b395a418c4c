import { setTimeout as wait } from 'node:timers/promises';
import { tokenStorageKey } from '@cablepark/contract/accounts/token-set';
import { consentStorageKey } from '../../../web/src/consent/consent.ts';
import type { Person } from '../people.ts';
import { emptyPage } from './front.ts';
import {
  becomeDevice,
  findInPage,
  type Place,
  readPage,
  refuseToStore,
  setValues,
  type Wanted,
} from './pageScripts.ts';
import type { Key, Wire } from './wire.ts';

type Name = string | RegExp;
type Role = Wanted['role'];

const patienceMs = 20_000;
const lookAgainMs = 100;

/** Somebody at a browser of any make, by what they do and see. Each verb waits for what it needs. */
export class Visitor {
  readonly #wire: Wire;
  readonly #url: string;

  constructor(wire: Wire, url: string) {
    this.#wire = wire;
    this.#url = url;
  }

  /** Comes to a page with a device that nobody used before, or that this person is logged in on. */
  async arrive(path: string, person?: Person): Promise<void> {
    await this.#wire.open(this.#url + emptyPage);
    await this.#run(becomeDevice, {
      [consentStorageKey]: 'false',
      ...(person && { [tokenStorageKey]: JSON.stringify(person.tokens) }),
    });
    await this.open(path);
  }

  /** Goes to an address, of the site or whole. */
  async open(address: string): Promise<void> {
    await this.#wire.open(new URL(address, this.#url).href);
  }

  async back(): Promise<void> {
    await this.#wire.back();
  }

  async reload(): Promise<void> {
    await this.#wire.reload();
  }

  async tap(role: Role, name: Name, within?: string): Promise<void> {
    const { x, y } = await this.#find(role, name, 'tap', within);
    await this.#wire.tap(x, y);
  }

  /** Types over what stands in a field. */
  async fill(label: Name, text: string): Promise<void> {
    await this.#find('field', label, 'fill');
    await this.#wire.type(text);
  }

  /** Fills fields by their names as a password manager does: the page hears nothing of it. */
  async fillSilently(values: Record<string, string>): Promise<void> {
    await this.#run(setValues, values);
  }

  /** From now on the storage of this page reads and does not write, as in private modes. */
  async fillStorage(): Promise<void> {
    await this.#run(refuseToStore);
  }

  async press(key: Key): Promise<void> {
    await this.#wire.press(key);
  }

  async sees(role: Role, name: Name, within?: string): Promise<void> {
    await this.#find(role, name, 'see', within);
  }

  /** Nothing of this role and name is shown any more. */
  async misses(role: Role, name: Name): Promise<void> {
    await this.#until(`no ${role} ${String(name)}`, async () => !(await this.#look(role, name, 'see')));
  }

  async reads(text: Name): Promise<void> {
    const wanted = typeof text === 'string' ? text.replace(/\s+/g, ' ').toLowerCase() : text;
    await this.#until(`the text ${String(text)}`, async () => {
      const read = (await this.#read()).text;
      return typeof wanted === 'string' ? read.toLowerCase().includes(wanted) : wanted.test(read);
    });
  }

  /** @returns path and query */
  async isAt(path: Name): Promise<string> {
    let at = '';
    await this.#until(`the address ${String(path)}`, async () => {
      at = (await this.#read()).path;
      return typeof path === 'string' ? at === path : path.test(at);
    });
    return at;
  }

  /** @returns a fact of the page */
  async ask<Answer>(question: () => Answer): Promise<Answer> {
    return await this.#run(question);
  }

  async picture(): Promise<Buffer> {
    return await this.#wire.picture();
  }

  async #find(role: Role, name: Name, purpose: 'see' | 'tap' | 'fill', within?: string): Promise<Place> {
    let place: Place | null = null;
    let before: Place | null = null;
    await this.#until(`${role} ${String(name)} to ${purpose}`, async () => {
      place = await this.#look(role, name, purpose, within);
      // What still moves is tapped where it comes to rest.
      const rests = purpose !== 'tap' || (place?.x === before?.x && place?.y === before?.y);
      before = place;
      return place !== null && rests;
    });
    return place ?? { x: 0, y: 0 };
  }

  async #look(
    role: Role,
    name: Name,
    purpose: 'see' | 'tap' | 'fill',
    within?: string,
  ): Promise<Place | null> {
    const wanted: Wanted = {
      role,
      name: typeof name === 'string' ? name : { pattern: name.source.replace(/\u00a0/g, ' ') },
      ...(within !== undefined && { within }),
    };
    return await this.#run(findInPage, wanted, purpose);
  }

  async #read(): Promise<ReturnType<typeof readPage>> {
    return await this.#run(readPage);
  }

  async #run<Args extends unknown[], Answer>(
    script: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Answer> {
    return (await this.#wire.run(script.toString(), ...args)) as Answer;
  }

  /** Looks again until it is so; a page that is being left cannot be looked at. */
  async #until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + patienceMs;
    let problem = '';
    while (performance.now() < end) {
      try {
        if (await isSo()) return;
      } catch (error) {
        problem = ` (${String(error)})`;
      }
      await wait(lookAgainMs);
    }
    const { path, text } = await this.#read().catch(() => ({ path: '?', text: '' }));
    throw new Error(`Waited in vain for ${what}${problem} at ${path}: ${text.slice(0, 600)}`);
  }
}
