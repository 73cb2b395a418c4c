import { setImmediate } from 'node:timers/promises';
import { tokenStorageKey } from '@cablepark/contract/accounts/token-set';
import type { Language } from '@cablepark/domain/time/display';
import { act, cleanup, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { vi } from 'vitest';
import { type AccountOfTest, makeAccount } from '../../../server/test/support/accounts.ts';
import { callerOf, keyFor, type Method, type WireAnswer } from '../../../server/test/support/call.ts';
import { sqliteEngine } from '../../../server/test/support/engines.ts';
import { openTestApp, type TestPark } from '../../../server/test/support/park.ts';
import type { Person } from '../../../server/test/support/people.ts';
import { loadPages } from '../../src/app/lazyPage.tsx';
import { routes } from '../../src/app/routes.tsx';
import { Site } from '../../src/app/Site.tsx';
import { loadTexts } from '../../src/i18n/language.ts';
import { forgetCheck } from '../../src/lib/http/setClock.ts';
import { tokens } from '../../src/lib/http/tokens.ts';
import { clock } from '../../src/lib/time/clock.ts';
import { type Instead, injectFetch, type PageCall } from './injectFetch.ts';
import { SilentSocket } from './SilentSocket.ts';

type CallMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type AnswerInstead = (call: PageCall) => Instead | Promise<Instead>;

/** A real park with a site in front of it: pages are rendered as in a browser, and their calls reach the real app. */
export interface TestSite {
  park: TestPark;
  app: Awaited<ReturnType<typeof openTestApp>>;
  /** A new account, logged in on no device. */
  newPerson: (role?: AccountOfTest['role'], name?: string) => Promise<AccountOfTest>;
  /** Shows the page of an address, to somebody who logged in before or to a visitor. */
  show: (path: string, visit?: { as?: AccountOfTest; lang?: Language }) => Promise<void>;
  /** Until the test's end the page runs on a device that goes by this machine's clock, months apart from the park's. */
  onWrongDevice: () => void;
  /** From now on until the test's end, what this gives is answered in the app's place; null lets the call through, `lost` loses its answer. */
  answerInstead: (answer: AnswerInstead) => void;
  /** A call of somebody else, beside the page. @returns its data. @throws where it is refused */
  call: <T>(method: CallMethod, path: string, as: AccountOfTest | null, body?: object) => Promise<T>;
  /** The whole answer of such a call, also where it is refused. */
  ask: (method: Method, path: string, as: AccountOfTest, body?: object) => Promise<WireAnswer>;
}

interface SiteOptions {
  /** Settings as the environment would give them. */
  env?: Record<string, string>;
  /** Changes the park before its app is built. */
  prepare?: (park: TestPark) => void;
}

const noAnswer = () => null;
let instead: AnswerInstead = noAnswer;
/** Whether the page goes by the park's clock at once. */
let isRight = true;
const { now: nowOfPage, deviceMs } = clock;

/** After each test (`pages.setup.ts`): the next one finds a new visitor on a new device. */
export function leavePage(): void {
  // What failed would stay for the next page.
  act(() => toast.dismiss());
  cleanup();
  instead = noAnswer;
  isRight = true;
  clock.aheadMs = 0;
  // Else a device with a wrong clock would not ask within a minute of the page before.
  forgetCheck();
  localStorage.clear();
  // What a storage that cannot write would keep for the visit.
  tokens.clear();
  sessionStorage.clear();
}

/** Opens a park for the tests of a file: `beforeAll(async () => { site = await openSite(); })`. */
export async function openSite({ env = {}, prepare }: SiteOptions = {}): Promise<TestSite> {
  const park = await sqliteEngine.open({ env });
  prepare?.(park);
  const app = await openTestApp(park);
  vi.stubGlobal(
    'fetch',
    injectFetch(app, park.clock, (call) => instead(call)),
  );
  vi.stubGlobal('WebSocket', SilentSocket);
  // The page has the park's clock, which the test sets: `site.park.clock.set('2026-07-01T08:00:00Z')`.
  vi.spyOn(clock, 'now').mockImplementation(() => (isRight ? park.clock.now() : nowOfPage()));
  vi.spyOn(clock, 'deviceMs').mockImplementation(() =>
    isRight ? park.clock.now().epochMilliseconds : deviceMs(),
  );
  const ask = callerOf(app);
  return {
    park,
    app,
    ask: (method, path, { tokens }, body) =>
      ask(method, path, { headers: { authorization: `Bearer ${tokens.accessToken}` } } as Person, body),
    newPerson: (role = 'User', name = 'Ola') => makeAccount(park, { role, name }),
    async show(path, { as, lang = 'pl' } = {}) {
      // A new document, as when somebody types the address.
      cleanup();
      // A sheet that was open goes back one entry as it leaves; that must not reach the new page.
      await setImmediate();
      await setImmediate();
      if (as) localStorage.setItem(tokenStorageKey, JSON.stringify(as.tokens));
      window.history.replaceState(null, '', path);
      const [texts] = await Promise.all([loadTexts(lang), loadPages(routes, window.location.pathname, lang)]);
      await act(async () => {
        render(
          <BrowserRouter>
            <Site language={lang} texts={texts} />
          </BrowserRouter>,
        );
      });
    },
    onWrongDevice() {
      isRight = false;
    },
    answerInstead(answer) {
      instead = answer;
    },
    async call(method, path, as, body) {
      const headers = {
        ...(as ? { authorization: `Bearer ${as.tokens.accessToken}` } : {}),
        ...keyFor(method, path),
      };
      const payload = body === undefined ? {} : { payload: body };
      const answer = await app.inject({ method, url: path, headers, ...payload });
      if (answer.statusCode >= 400) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
      return answer.body === '' ? undefined : answer.json().data;
    },
  };
}
