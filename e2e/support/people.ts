import type { Role } from '@cablepark/domain/accounts/permissions';
import { defaultZone } from '@cablepark/domain/time/park-time';
import { readConfig } from '../../server/src/config.ts';
import { openStore } from '../../server/src/db/open-store.ts';
import type { Store } from '../../server/src/db/store.ts';
import { loadSecret } from '../../server/src/modules/accounts/secrets/token-secret.ts';
import { type AccountOfTest, makeAccount } from '../../server/test/support/accounts.ts';
import type { ParkClock } from './clock.ts';

/** An account with everything a test needs to act as its owner, in the browser or over the wire. */
export type Person = Pick<AccountOfTest, 'id' | 'name' | 'email' | 'password' | 'tokens'>;

export interface People {
  /** A new account with an address of its own, logged in. */
  newPerson(role?: Role): Promise<Person>;
  close(): Promise<void>;
}

/** Makes people in the database of a running server, beside it: signing each up over the wire takes five calls. */
export function openPeople(dataDir: string, clock: ParkClock): People {
  const config = readConfig({ DATA_DIR: dataDir, CHEAP_PASSWORDS: '1' });
  let opened: Promise<Store> | null = null;
  return {
    async newPerson(role = 'User') {
      opened ??= openStore({ databaseUrl: null, dataDir, isDurable: false, zone: defaultZone });
      const park = { store: await opened, clock, config, secret: await loadSecret(config) };
      const name = nameOf(people);
      people += 1;
      return makeAccount(park, { name, role, email: `${name.toLowerCase()}${people}@example.com` });
    },
    close: async () => (await opened)?.close(),
  };
}

const names = ['Zosia', 'Michal', 'Lena', 'Igor', 'Maja', 'Olek'];
let people = 0;

/** Nobody's but theirs, so that a page that shows many can be asked for one: Zosia, …, Olek, Zosia-A, … */
function nameOf(index: number): string {
  const round = Math.floor(index / names.length);
  const letters = round === 0 ? '' : `-${round.toString(26).replaceAll(/./g, letterOf)}`;
  return `${names[index % names.length]}${letters}`;
}

function letterOf(digit: string): string {
  return String.fromCharCode('A'.charCodeAt(0) + Number.parseInt(digit, 26));
}
