import { ParkError } from '@cablepark/domain/errors';
import { expect, test } from 'vitest';
import type { Log } from './log.ts';
import { startRounds, workOnEach } from './rounds.ts';

test('A round that fails is logged and tried again, and stopping waits for the one under way', async () => {
  const errors: unknown[] = [];
  const log = { error: (...line: unknown[]) => errors.push(line.at(-1)) } as unknown as Log;
  const third = Promise.withResolvers<void>();
  let [begun, ended] = [0, 0];
  const rounds = startRounds({ log, everyMs: 1, failure: 'it could not be done' }, async (signal) => {
    begun += 1;
    if (begun === 1) throw new Error('The database is gone.');
    if (begun === 3) {
      third.resolve();
      // Ends only once the job is told to stop.
      await new Promise((done) => signal.addEventListener('abort', done));
    }
    ended += 1;
  });
  await third.promise;
  await rounds.stop();
  expect({ begun, ended, errors }).toEqual({ begun: 3, ended: 2, errors: ['it could not be done'] });
});

test('A fault at one item of a round keeps no other one waiting, and a refusal is no fault', async () => {
  const items: number[] = [];
  const work = async (item: number) => {
    items.push(item);
    if (item === 1) throw new ParkError('CHANGED_MEANWHILE');
    if (item === 2) throw new Error('The database is gone.');
  };
  const fault = await workOnEach([1, 2, 3], work).catch((error: unknown) => error);
  expect(items).toEqual([1, 2, 3]);
  expect(fault).toMatchObject({ errors: [new Error('The database is gone.')] });
  await expect(workOnEach([1, 3], work)).resolves.toBeUndefined();
});
