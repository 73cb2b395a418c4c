import type { DayCount } from '@cablepark/domain/planner/day-summary';
import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/render.tsx';
import { DayCell } from './DayCell.tsx';

const day = Temporal.PlainDate.from('2026-07-04');

async function edgeOf(count: Pick<DayCount, 'free' | 'total' | 'colour'>, loading = false) {
  await show(
    <table>
      <tbody>
        <tr>
          <DayCell
            summary={{ day, eventCount: 0, ...count }}
            waiting={undefined}
            quiet={false}
            isToday={false}
            isSelected={false}
            isFocused={false}
            loading={loading}
            onSelect={() => {}}
          />
        </tr>
      </tbody>
    </table>,
  );
  const edge = document.querySelector<HTMLElement>('[data-day]')?.dataset['eighths'];
  cleanup();
  return edge;
}

test('The lower edge of a day says how much of it is free; a day with a single place has a piece left', async () => {
  expect(await edgeOf({ free: 48, total: 48, colour: 'free' })).toBe('8');
  expect(await edgeOf({ free: 24, total: 48, colour: 'free' })).toBe('4');
  expect(await edgeOf({ free: 1, total: 48, colour: 'free' })).toBe('1');
});

test('Another state, or a day that is still being read, has no share', async () => {
  expect(await edgeOf({ free: 0, total: 48, colour: 'full' })).toBeUndefined();
  expect(await edgeOf({ free: 40, total: 48, colour: 'mine' })).toBeUndefined();
  expect(await edgeOf({ free: 48, total: 48, colour: 'free' }, true)).toBeUndefined();
});
