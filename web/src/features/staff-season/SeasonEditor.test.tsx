import { writeAssetRow } from '@cablepark/contract/park/tracks';
import type { SeasonChangeRow } from '@cablepark/contract/season/season.schema';
import type { SeasonCounts } from '@cablepark/contract/season/season-kinds';
import { emptySeason } from '@cablepark/domain/season/season.schema';
import { aTrack } from '@cablepark/domain/testing/track';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { common } from '../../i18n/pl/common.ts';
import { staff } from '../../i18n/pl/staff.ts';
import { clock } from '../../lib/time/clock.ts';
import { plain, siteAround } from '../../testing/render.tsx';
import type { KnownSeason } from './api/season.ts';
import { SeasonEditor } from './SeasonEditor.tsx';

const t = staff.season;
const none: SeasonCounts = { make: 0, reprice: 0, remove: 0, keptBooked: 0, keptByHand: 0, leftFree: 0 };
const counts = { ...none, make: 1440, keptBooked: 2 };
const unplanned: KnownSeason = { season: emptySeason, version: 0, released: [], change: null };
const change: SeasonChangeRow = {
  id: 7,
  state: 'done',
  cursor: 4,
  steps: 4,
  expected: counts,
  counts,
  date_created: '2026-04-10T10:00:00.000Z',
  undo: 'ok',
};

/** What the page has sent, and how the server answers it. */
const sent: { call: string; body: unknown }[] = [];
let answers: Record<string, () => Response>;
const answer = (data: unknown) => () => Response.json({ data });
const refusal = (status: number, extensions: object) => () =>
  Response.json({ errors: [{ message: 'No.', extensions }] }, { status });

beforeEach(() => {
  sent.length = 0;
  answers = {
    'POST /season/previews': answer({
      version: 0,
      counts,
      slots: { make: [], reprice: [], remove: [], keptBooked: [], keptByHand: [], leftFree: [] },
    }),
    'POST /season/changes': answer({ id: 7 }),
  };
  vi.spyOn(clock, 'now').mockReturnValue(Temporal.Instant.from('2026-04-10T10:00:00Z'));
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${new URL(url, 'http://park.test').pathname}`;
    if (typeof init?.body === 'string') sent.push({ call, body: JSON.parse(init.body) });
    return (answers[call] ?? answer([]))();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const info = {
  features: ['season'],
  park: {
    zone: 'Europe/Warsaw',
    prices: { slot: { weekday: 55, weekend: 55 } },
    contact: { map: { lat: 53.78, lon: 21.57 } },
    tracks: [1, 2].map((id) => writeAssetRow(aTrack({ id, name: String(id) }))),
  },
};

async function open(known: KnownSeason = unplanned) {
  const wrapper = await siteAround({ info });
  const page = render(<SeasonEditor known={known} />, { wrapper });
  await screen.findAllByText(/./);
  return { become: (next: KnownSeason) => page.rerender(<SeasonEditor known={next} />) };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(plain(label));
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: plain(name) }));
const startSummer = async () => {
  fireEvent.click(await screen.findByRole('button', { name: plain(t.start.summer) }));
  await screen.findByDisplayValue('Lato 2026');
};
const answerQuestion = async (label: string) => {
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: plain(label) }));
};

describe('An empty season', () => {
  test('is planned by five presses, and its order names what was seen', async () => {
    await open();
    await startSummer();
    expect(await screen.findByText('7344')).toBeTruthy();
    press(t.check);
    expect(await screen.findByText(plain(t.review.kinds.make(1440)))).toBeTruthy();
    expect(screen.getByText(plain(t.review.kinds.keptBooked(2)))).toBeTruthy();
    expect(sent.map(({ call }) => call)).toEqual(['POST /season/previews']);
    press(t.review.apply);
    await answerQuestion(t.review.apply);
    await waitFor(() => expect(sent).toHaveLength(2));
    const [preview, order] = sent as { body: { season: unknown } }[];
    expect(order?.body).toMatchObject({ version: 0, refill: false, expected: counts });
    expect(order?.body.season).toEqual(preview?.body.season);
    expect(order?.body.season).toMatchObject({
      plans: [{ firstDay: '2026-05-01', lastDay: '2026-09-30', prices: [{ weekday: 55, holiday: 55 }] }],
      release: { daysAhead: 30, at: '08:00' },
    });
  });

  test('that begins later than bookings reach says when its first slots open', async () => {
    vi.spyOn(clock, 'now').mockReturnValue(Temporal.Instant.from('2026-02-10T10:00:00Z'));
    const slots = { make: [], reprice: [], remove: [], keptBooked: [], keptByHand: [], leftFree: [] };
    answers['POST /season/previews'] = answer({ version: 0, counts: none, slots });
    await open();
    await startSummer();
    press(t.check);
    const opens = t.review.opensOn('01.05.2026', '01.04.2026', '08:00');
    const told = await screen.findByText(new RegExp(plain(t.review.nothing)));
    expect(plain(told.parentElement?.textContent ?? '')).toContain(plain(opens));
  });

  test('is not sent while anything is wrong: the focus goes to the first fault, and it goes when mended', async () => {
    await open();
    await startSummer();
    type(t.lastDay, '2026-04-01');
    expect(screen.queryByText(plain(t.faults.lastDay))).toBeNull();
    press(t.check);
    expect(await screen.findByText(plain(t.faults.lastDay))).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(t.lastDay)));
    expect(screen.getByText(plain(t.picture.stale))).toBeTruthy();
    type(t.lastDay, '2026-05-31');
    expect(screen.queryByText(plain(t.faults.lastDay))).toBeNull();
    expect(sent).toEqual([]);
  });

  test('shows at its field what the server alone could refuse', async () => {
    answers['POST /season/previews'] = refusal(400, {
      code: 'FAILED_VALIDATION',
      field: 'season.plans.0.firstDay',
    });
    await open();
    await startSummer();
    press(t.check);
    expect(await screen.findByText(plain(t.faults.twoPlans))).toBeTruthy();
  });
});

describe('What is typed', () => {
  test('survives a reload, and goes when the page is left', async () => {
    await open();
    await startSummer();
    type(t.name, 'Moje lato');
    await waitFor(() => expect(sessionStorage.getItem('season-draft')).toContain('Moje lato'));
    const kept = sessionStorage.getItem('season-draft') ?? '';
    cleanup();
    expect(sessionStorage.getItem('season-draft')).toBeNull();
    // A reload unmounts nothing.
    sessionStorage.setItem('season-draft', kept);
    await open();
    expect(field(t.name).value).toBe('Moje lato');
    expect(screen.getByText(plain(t.draftKept))).toBeTruthy();
  });

  test('follows the season while nothing of one’s own is typed', async () => {
    const { become } = await open();
    const later = { ...emptySeason, release: { daysAhead: 14, at: '06:00' } };
    become({ ...unplanned, season: later, version: 1 });
    await startSummer();
    expect(field(t.releaseDays).value).toBe('14');
    expect(screen.queryByText(plain(t.changed.title))).toBeNull();
  });

  test('stays when somebody else was faster, and both ways on are there', async () => {
    const { become } = await open();
    await startSummer();
    type(t.name, 'Moje lato');
    become({
      ...unplanned,
      season: { ...emptySeason, release: { daysAhead: 14, at: '06:00' } },
      version: 1,
    });
    expect(await screen.findByText(plain(t.changed.title))).toBeTruthy();
    expect(field(t.name).value).toBe('Moje lato');
    press(t.changed.checkAgain);
    await screen.findByText(plain(t.review.title));
    press(t.review.apply);
    await answerQuestion(t.review.apply);
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ version: 1 }));
  });
});

describe('The last change', () => {
  test('tells what was done, where that differs from the preview, and asks before it is undone', async () => {
    answers['POST /season/changes/7/undo'] = answer(change);
    await open({ ...unplanned, change: { ...change, counts: { ...counts, make: 1439, keptBooked: 3 } } });
    expect(await screen.findByText(plain(t.change.done))).toBeTruthy();
    expect(screen.getByText(plain(`${t.change.counts.make(1439)} ${t.change.expected(1440)}`))).toBeTruthy();
    expect(screen.getByText(plain(t.change.differs))).toBeTruthy();
    const undone = vi.fn();
    answers['POST /season/changes/7/undo'] = () => {
      undone();
      return Response.json({ data: change });
    };
    press(t.change.undo);
    await answerQuestion(common.goBack);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    press(t.change.undo);
    expect(undone).not.toHaveBeenCalled();
    await answerQuestion(t.change.undo);
    await waitFor(() => expect(undone).toHaveBeenCalledOnce());
  });

  test('says why it can no longer be undone', async () => {
    await open({ ...unplanned, change: { ...change, undo: 'SLOT_BOOKED' } });
    expect(await screen.findByText(plain(t.change.noUndo.SLOT_BOOKED))).toBeTruthy();
    expect(screen.queryByRole('button', { name: plain(t.change.undo) })).toBeNull();
  });

  test('is told step by step while it is carried out, and nothing else can be applied', async () => {
    const running: SeasonChangeRow = { ...change, state: 'applying', cursor: 1, undo: 'SEASON_BUSY' };
    answers['GET /season/changes/7'] = answer({ ...running, cursor: 3 });
    await open({ ...unplanned, change: running });
    expect(await screen.findByText(plain(t.change.progress(3, 4)))).toBeTruthy();
    await startSummer();
    press(t.check);
    expect(await screen.findByText(plain(t.busy))).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: plain(t.review.apply) }).disabled).toBe(
      true,
    );
  });
});
