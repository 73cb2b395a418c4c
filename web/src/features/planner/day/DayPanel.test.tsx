import type { DaySummary } from '@cablepark/domain/planner/day-summary';
import { aSlot } from '@cablepark/domain/testing/slot';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { common } from '../../../i18n/pl/common.ts';
import { planner as t } from '../../../i18n/pl/planner.ts';
import { plain, show } from '../../../testing/render.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { DayPanel } from './DayPanel.tsx';

const summary: DaySummary = {
  day: Temporal.PlainDate.from('2026-07-04'),
  slots: [aSlot(), aSlot()],
  events: [],
  eventCount: 0,
  free: 1,
  total: 2,
  colour: 'free',
};

async function panel(differs: Partial<Parameters<typeof DayPanel>[0]> = {}) {
  const on = { onSelect: vi.fn(), onClose: vi.fn() };
  await show(
    <DayPanel summary={summary} wide={false} loading={false} {...on} {...differs}>
      <p>hours</p>
    </DayPanel>,
  );
  return on;
}

let shown: MockInstance<() => void>;
beforeEach(() => {
  shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
});
afterEach(() => vi.restoreAllMocks());

test('On a phone a chosen day is a sheet with its count, which can be closed', async () => {
  const { onClose } = await panel();
  expect(screen.getByRole('dialog').contains(screen.getByText(plain(t.freeOf(1, 2))))).toBe(true);
  expect(screen.getByText('hours')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: common.close }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('A question that is open when the day becomes a sheet stays above it, with the focus', async () => {
  await show(
    <Dialog open onClose={vi.fn()} title="question" role="alertdialog">
      <button type="button" data-autofocus>
        yes
      </button>
    </Dialog>,
  );
  await panel();
  const [question, sheet] = [screen.getByRole('alertdialog'), screen.getByRole('dialog')];
  // The dialog that is opened last is on top.
  expect(shown.mock.contexts).toEqual([question, sheet, question]);
  expect(document.activeElement).toBe(screen.getByText('yes'));
});

test('On a phone there is nothing while no day is chosen', async () => {
  await panel({ summary: null });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('hours')).toBeNull();
});

test('On a wide screen the panel asks for a day until one is chosen', async () => {
  await panel({ summary: null, wide: true });
  expect(screen.getByText(plain(t.pickDayText))).toBeTruthy();
  expect(screen.queryByText('hours')).toBeNull();
});

test('The days before and after are a press away', async () => {
  const { onSelect } = await panel({ wide: true });
  fireEvent.click(screen.getByRole('button', { name: t.previousDay }));
  fireEvent.click(screen.getByRole('button', { name: t.nextDay }));
  expect(onSelect.mock.calls.map(([day]) => String(day))).toEqual(['2026-07-03', '2026-07-05']);
});

test('Nothing is counted before the slots are known', async () => {
  await panel({ wide: true, loading: true });
  expect(screen.queryByText(plain(t.freeOf(1, 2)))).toBeNull();
});
