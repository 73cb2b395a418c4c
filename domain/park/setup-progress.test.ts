import { expect, test } from 'vitest';
import { defaultContent, mergeContent, type ParkContentPatch } from './content.ts';
import { setupSteps } from './setup.ts';
import { type SetupFacts, setupProgress } from './setup-progress.ts';

const empty = mergeContent(defaultContent, { opening: { isOpen: false }, setup: { isOver: false } });
const facts: SetupFacts = {
  content: empty,
  tracks: 0,
  plans: 0,
  staff: 1,
  hasSlotPrice: false,
  hasOwnPages: false,
  sendsMail: false,
  publicUrl: 'http://localhost:3000',
};
const progress = (patch: ParkContentPatch, differs: Partial<SetupFacts> = {}) =>
  setupProgress({ ...facts, content: mergeContent(empty, patch), ...differs });

test('Of an empty park nothing is done', () => {
  expect(new Set(Object.values(progress({})))).toEqual(new Set(['todo']));
});

test.each([
  ['contact', { name: 'Jezioro', contact: { phone: '600700800' } }, {}],
  ['operator', { operator: { name: 'Jezioro sp. z o.o.', address: 'Plażowa 1' } }, {}],
  ['tracks', {}, { tracks: 1 }],
  ['season', {}, { plans: 1 }],
  ['address', {}, { publicUrl: 'https://jezioro.pl' }],
  ['staff', {}, { staff: 2 }],
  ['open', { opening: { isOpen: true } }, {}],
  ['prices', {}, { hasSlotPrice: true }],
  ['pages', {}, { hasOwnPages: true }],
  ['mail', { setup: { tried: ['mail'] } }, { sendsMail: true }],
  ['trial', { setup: { tried: ['trial'] } }, {}],
] as const)('"%s" is done by what the park is', (step, patch, differs) => {
  const states = progress(patch as ParkContentPatch, differs);
  expect(Object.entries(states).filter(([, state]) => state === 'done')).toEqual([[step, 'done']]);
});

test.each(setupSteps)('"%s" is put off, not done, once it was passed alone', (step) => {
  expect(progress({ setup: { seen: [step] } })[step]).toBe('later');
});

test('A test mail that went to a folder of the server proves nothing', () => {
  expect(progress({ setup: { seen: ['mail'], tried: ['mail'] } }).mail).toBe('later');
});

test('A step that was put off is told apart from one that is done', () => {
  expect(progress({ setup: { seen: ['tracks'] } }).tracks).toBe('later');
  expect(progress({ setup: { seen: ['tracks'] } }, { tracks: 1 }).tracks).toBe('done');
  expect(progress({ name: 'Jezioro' }).contact).toBe('todo');
});
