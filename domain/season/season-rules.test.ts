import { describe, expect, test } from 'vitest';
import { decideSeasonChange, decideSeasonUndo } from './season-rules.ts';

describe('Changing the season', () => {
  test.each([
    ['as it was seen', { isBusy: false, version: 3, seenVersion: 3 }, 'ok'],
    ['changed in between', { isBusy: false, version: 4, seenVersion: 3 }, 'SEASON_CHANGED'],
    ['amid another change', { isBusy: true, version: 3, seenVersion: 3 }, 'SEASON_BUSY'],
  ])('%s', (_, facts, decision) => {
    expect(decideSeasonChange(facts)).toBe(decision);
  });
});

describe('Undoing the last change', () => {
  test.each([
    ['nobody is in it', { isBusy: false, isLast: true, taken: [] }, 'ok'],
    [
      'somebody booked',
      { isBusy: false, isLast: true, taken: [7, 9] },
      { code: 'SLOT_BOOKED', slots: [7, 9] },
    ],
    ['a later one was made', { isBusy: false, isLast: false, taken: [] }, 'SEASON_CHANGED'],
    ['it is still carried out', { isBusy: true, isLast: true, taken: [] }, 'SEASON_BUSY'],
  ])('%s', (_, facts, decision) => {
    expect(decideSeasonUndo(facts)).toEqual(decision);
  });
});
