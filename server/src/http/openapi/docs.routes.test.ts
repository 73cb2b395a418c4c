import { expect, it, vi } from 'vitest';
import { once } from './docs.routes.ts';

it('makes the description once, and tries again after a failure', async () => {
  const make = vi.fn(async () => 'made').mockRejectedValueOnce(new Error('no memory'));
  const read = once(make);
  await expect(read()).rejects.toThrow('no memory');
  expect(await Promise.all([read(), read()])).toEqual(['made', 'made']);
  expect(make).toHaveBeenCalledTimes(2);
});
