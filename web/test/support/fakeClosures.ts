import type {
  ClosedRide,
  ClosurePreview,
  ClosureRow,
  DeskClosures,
  OwnClosedRide,
} from '@cablepark/contract/closures/closures.schema';
import { vi } from 'vitest';

/** A call about closures that the page made. */
export interface ClosureCallOfPage {
  method: string;
  path: string;
  body: Record<string, unknown>;
  key: string | null;
}

/** Answers the calls about closures in the app's place, for what a real park seldom says; all other calls reach the app. */
export class FakeClosures {
  closures: ClosureRow[] = [];
  desk: DeskClosures = {
    closures: [],
    calls: [],
    owed: [],
    asked: [],
    manager_up_to: 2_000,
    delay_up_to: 45,
    passes_grow: false,
  };
  preview: ClosurePreview = {
    from: '2026-07-01T10:00:00.000Z',
    until: '2026-07-01T22:00:00.000Z',
    rides: [],
    holds: 0,
    toGiveBack: 0,
    needsEditor: false,
  };
  /** Behind the link of its mails; null is no closed ride. */
  ride: ClosedRide | null = null;
  places: ClosedRide['others'] = [];
  own: OwnClosedRide[] = [];
  readonly sent: ClosureCallOfPage[] = [];
  /** What a write does, or how it is refused; absent: nothing. */
  onWrite: (call: ClosureCallOfPage) => unknown = () => null;

  constructor() {
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
      const request = new Request(new URL(input, window.location.href), init);
      const { pathname } = new URL(request.url);
      const answer = await this.answer(request, pathname);
      return answer ?? (await fetch(input, init));
    });
  }

  private async answer(request: Request, path: string): Promise<Response | null> {
    const { method } = request;
    if (method === 'GET') return this.read(path);
    if (!path.startsWith('/desk/closures') && path !== '/closed-ride') return null;
    const text = await request.text();
    const body = text === '' ? {} : JSON.parse(text);
    const key = request.headers.get('idempotency-key');
    const call = { method, path, body, key };
    this.sent.push(call);
    const answer = this.onWrite(call);
    return answer instanceof Response ? answer : dataOf(answer);
  }

  private read(path: string): Response | null {
    if (path === '/closures') return dataOf(this.closures);
    if (path === '/desk/closures') return dataOf(this.desk);
    if (path === '/desk/closures/preview') return dataOf(this.preview);
    if (path === '/closed-ride/places') return dataOf(this.places);
    if (path === '/me/closed-rides') return dataOf(this.own);
    if (path !== '/closed-ride') return null;
    return dataOf(this.ride);
  }
}

export function refusedAs(status: number, code: string): Response {
  return Response.json({ errors: [{ message: code, extensions: { code } }] }, { status });
}

function dataOf(data: unknown): Response {
  return data === null || data === undefined ? new Response(null, { status: 204 }) : Response.json({ data });
}

/** Track 1 is closed for wind, 12:00 to 16:00 in the park. */
export function closureRow(differs: Partial<ClosureRow> = {}): ClosureRow {
  return {
    id: 5,
    assets: [1],
    from: '2026-07-01T10:00:00.000Z',
    until: '2026-07-01T14:00:00.000Z',
    for_now: false,
    reason: 'wind',
    note: null,
    note_en: null,
    date_created: '2026-07-01T10:00:00.000Z',
    ...differs,
  };
}
