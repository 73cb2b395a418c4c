import type { Closure } from '@cablepark/domain/closures/closure';
import type { Slot } from '@cablepark/domain/slots/slot';
import { aClosure } from '@cablepark/domain/testing/closure';
import { aSlot, at, me, other } from '@cablepark/domain/testing/slot';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { HeldUntil } from '../../../booking/held/useHeldSlots.ts';
import { common } from '../../../i18n/pl/common.ts';
import { planner as t } from '../../../i18n/pl/planner.ts';
import { clock } from '../../../lib/time/clock.ts';
import { plain, show } from '../../../testing/render.tsx';
import { noneChosen } from '../choosing/chosenSlots.ts';
import { HourRows } from './HourRows.tsx';

/** 09:00 to 10:00 in the park. */
const quarters = [0, 15, 30, 45].map((minute, index) =>
  aSlot({ id: index + 1, start: at('2026-07-04T07:00:00Z').add({ minutes: minute }) }),
);
const [first, second, third, fourth] = quarters as [Slot, Slot, Slot, Slot];

function buttonOf({ id }: Slot): HTMLButtonElement {
  const button = document.querySelector<HTMLButtonElement>(`[data-slot="${id}"]`);
  if (!button) throw new Error('The slot is not shown.');
  return button;
}

const bookAllButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(t.bookAllLabel) });

async function hours(
  slots: readonly Slot[],
  {
    now = '2026-07-04T05:00:00Z',
    pending = [],
    isClosed = false,
    heldUntil = () => null,
    closures = [],
  }: {
    now?: string;
    pending?: number[];
    isClosed?: boolean;
    heldUntil?: HeldUntil;
    closures?: Closure[];
  } = {},
) {
  const actions = {
    isClosed,
    run: vi.fn(),
    pending: new Set(pending),
    announcement: '',
    say: vi.fn(),
    book: vi.fn(async () => {}),
    cancel: vi.fn(async () => {}),
    bookAll: vi.fn(async () => {}),
    bookChosen: vi.fn(async () => {}),
    choice: { ...noneChosen, isOn: false, tap: vi.fn(), add: vi.fn(), choose: vi.fn() },
    pay: vi.fn(async () => {}),
    hasBooked: false,
  };
  await show(
    <HourRows
      slots={slots}
      me={me}
      now={at(now)}
      closures={closures}
      actions={actions}
      heldUntil={heldUntil}
    />,
  );
  return actions;
}

describe('A slot of the day', () => {
  test('that is free is booked, one’s own is cancelled, another’s takes no press', async () => {
    const actions = await hours([first, { ...second, rider: me }, { ...third, rider: other }]);
    fireEvent.click(buttonOf(first));
    expect(actions.book).toHaveBeenCalledExactlyOnceWith(first);
    fireEvent.click(buttonOf(second));
    expect(actions.cancel).toHaveBeenCalledExactlyOnceWith({ ...second, rider: me }, false);
    expect(buttonOf(third).disabled).toBe(true);
  });

  test('on a closed track takes no press but the cancelling of one’s own', async () => {
    const actions = await hours([first, { ...second, rider: me }], { isClosed: true });
    expect(buttonOf(first).disabled).toBe(true);
    expect(plain(buttonOf(first).textContent)).toContain(t.state.closed);
    fireEvent.click(buttonOf(second));
    expect(actions.cancel).toHaveBeenCalledOnce();
    expect(bookAllButton().disabled).toBe(true);
  });

  test('inside a closure takes no press and says why and until when; no button books it', async () => {
    const closure = aClosure({ tracks: [first.track], from: first.start, until: third.start });
    const actions = await hours([first, { ...second, rider: me }, third, fourth], {
      now: '2026-07-04T07:00:00Z',
      closures: [closure],
    });
    await waitFor(() => expect(plain(buttonOf(first).textContent)).toContain('wiatr, do'));
    expect([buttonOf(first).disabled, buttonOf(third).disabled]).toEqual([true, false]);
    expect(buttonOf(first).dataset['state']).toBe('closed');
    fireEvent.click(bookAllButton());
    expect(actions.bookAll).toHaveBeenCalledExactlyOnceWith([third, fourth]);
  });

  test('says in words what its colour shows, with its price', async () => {
    await hours([first, { ...second, rider: me }, { ...third, rider: other }]);
    const said = [first, second, third].map((slot) => plain(buttonOf(slot).textContent));
    expect(said[0]).toContain(t.state.free);
    expect(said[0]).toContain(plain(common.price(5500)));
    expect(said[1]).toContain(t.state.mine);
    expect(said[2]).toContain(t.state.taken);
  });

  test('that waits for its money says how long, is never called booked, and leads to paying', async () => {
    const until = clock.now().add({ seconds: 90 });
    const actions = await hours(
      [
        { ...first, rider: me },
        { ...second, rider: me },
      ],
      {
        heldUntil: ({ id }) => (id === first.id ? until : null),
      },
    );
    expect(buttonOf(first).dataset['state']).toBe('held');
    expect(plain(buttonOf(first).textContent)).toContain(t.state.held);
    expect(plain(buttonOf(first).textContent)).toMatch(/1:(30|29)/);
    expect(plain(buttonOf(first).textContent)).not.toContain(t.state.mine);
    fireEvent.click(buttonOf(first));
    expect(actions.pay).toHaveBeenCalledExactlyOnceWith([first.id]);
    expect(actions.cancel).not.toHaveBeenCalled();
    expect(buttonOf(second).dataset['state']).toBe('mine');
  });

  test('of which nobody has said yet whether it is booked or held claims neither', async () => {
    await hours([{ ...first, rider: me }], { heldUntil: () => 'unknown' });
    expect(buttonOf(first).getAttribute('aria-busy')).toBe('true');
    expect(plain(buttonOf(first).textContent)).not.toContain(t.state.mine);
  });

  test('that is pending keeps its place and takes no press', async () => {
    const actions = await hours([first, second], { pending: [1] });
    fireEvent.click(buttonOf(first));
    expect(actions.book).not.toHaveBeenCalled();
    expect(buttonOf(first).getAttribute('aria-busy')).toBe('true');
    fireEvent.click(buttonOf(second));
    expect(actions.book).toHaveBeenCalledOnce();
  });
});

describe('A whole hour', () => {
  test('books what is free in it, earliest first', async () => {
    const actions = await hours([fourth, first, { ...second, rider: other }]);
    fireEvent.click(bookAllButton());
    expect(actions.bookAll).toHaveBeenCalledExactlyOnceWith([first, fourth]);
  });

  test.each([
    [[first, second, third, fourth], '4 wolne, 220 zł'],
    [[first, second, third, { ...fourth, rider: other }], '3 wolne, 165 zł'],
    [[first, { ...second, rider: me }, third], '2 wolne, 110 zł'],
    [[first, { ...second, rider: other }], '1 wolny, 55 zł'],
  ])('says how many slots it sells, and for how much', async (slots, words) => {
    await hours(slots);
    expect(plain(bookAllButton().textContent)).toContain(words);
  });

  test('waits while one of its slots is pending, and where none is free', async () => {
    await hours([first, second], { pending: [2] });
    expect(bookAllButton().disabled).toBe(true);
  });

  test('that is over stands behind a button, the coming ones in front', async () => {
    const ten = aSlot({ id: 9, start: at('2026-07-04T08:00:00Z') });
    await hours([...quarters, ten], { now: '2026-07-04T08:05:00Z' });
    expect(buttonOf(first).closest('details')?.open).toBe(false);
    expect(buttonOf(ten).closest('details')).toBeNull();
  });
});
