import { expect, test } from 'vitest';
import { Drafts } from './drafts.ts';

test('What was typed is kept while its fate is open and when it failed, and forgotten once it got through', async () => {
  const drafts = new Drafts<string>();
  let settle = (_done: boolean) => {};
  const open = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  const kept = drafts.keepUntil(7, 'paid twice', open);
  expect(drafts.read(7)).toBe('paid twice');
  settle(false);
  await kept;
  expect(drafts.read(7)).toBe('paid twice');
  await drafts.keepUntil(7, 'paid twice', Promise.resolve(true));
  expect(drafts.read(7)).toBeUndefined();
});

test('What was typed meanwhile is not forgotten with what got through', async () => {
  const drafts = new Drafts<string>();
  const first = drafts.keepUntil(7, 'Ola', Promise.resolve(true));
  const second = drafts.keepUntil(7, 'Igor', Promise.resolve(false));
  await Promise.all([first, second]);
  expect(drafts.read(7)).toBe('Igor');
  expect(drafts.read(8)).toBeUndefined();
});
