import { beforeEach, expect, test } from 'vitest';
import { keepFocus, listId, slotButtonId } from './keepFocus.ts';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(() => {
  const button = (slot: number) => `<button id="${slotButtonId(slot)}"></button>`;
  document.body.innerHTML = `<input><div id="${listId}" tabindex="-1">${button(1)}${button(2)}</div>`;
});

test.each([
  ['the slot', [2], slotButtonId(2)],
  ['the first of those that are still there', [3, 1, 2], slotButtonId(1)],
  ['the list, where the slot has left it', [3], listId],
])('Who works by keyboard goes on from %s', async (_what, slots, place) => {
  keepFocus(slots);
  await frame();
  expect(document.activeElement?.id).toBe(place);
});

test('Who is somewhere else by then stays there', async () => {
  const input = document.querySelector('input');
  input?.focus();
  keepFocus([2]);
  await frame();
  expect(document.activeElement).toBe(input);
});
