import { summarizeDays } from '@cablepark/domain/planner/day-summary';
import { aSlot, at } from '@cablepark/domain/testing/slot';
import { describe, expect, test } from 'vitest';
import { texts } from '../../../../e2e/support/planner.ts';
import { renderDay, renderDialogs } from './prerenderedDialogs.tsx';

const now = at('2026-07-04T08:00:00Z');
const day = Temporal.PlainDate.from('2026-07-05');
const info = { project: { project_name: 'Park' } } as never;

const names = (html: string) => [...html.matchAll(/data-name="(\w+)"/g)].map(([, name]) => name);

describe('What the server prerenders for the first taps', () => {
  test.each(['pl', 'en'] as const)('is the menu, and what a page asks, in %s', async (language) => {
    const of = async (path: '/' | '/events' | '/planner/1') => renderDialogs({ path, language, info, now });
    expect(names(await of('/'))).toEqual(['menu']);
    expect(names(await of('/events'))).toEqual(['menu', 'question']);
    const planner = await of('/planner/1');
    expect(names(planner)).toEqual(['menu', 'day', 'question']);
    expect(planner).toContain(texts[language].shell.prices);
    expect(planner).toContain(texts[language].planner.createAccount);
  });

  test('is a day with its slots, which says of nobody that they ride', async () => {
    const slots = [
      aSlot({ id: 7, start: at('2026-07-05T09:00:00Z'), rider: null }),
      aSlot({ id: 8, start: at('2026-07-05T09:15:00Z'), rider: 'somebody' }),
    ];
    const view = { slots, events: [], me: null, isClosed: false, now, zone: 'Europe/Warsaw' };
    const [summary] = summarizeDays([day], view);
    const site = { path: '/planner/1', language: 'pl', info, now } as const;
    const html = await renderDay({ ...site, summary: summary!, nextFree: null, isClosed: false });
    expect(html).toContain('Niedziela 5 lipca');
    expect(html).toMatch(/data-state="free" data-slot="7"/);
    expect(html).toMatch(/data-state="taken" data-slot="8"/);
    expect(html).not.toContain('somebody');
    // The site's policy forbids both.
    expect(html).not.toMatch(/ style=|<script/);
  });
});
