import type { Locator } from '@playwright/test';

/** Somebody who taps and fills fields, and whose taps and fields are counted; the texts that they type are not. */
export interface Owner {
  tap(target: Locator): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  /** How many there were. */
  count(): number;
}

export function anOwner(): Owner {
  let actions = 0;
  return {
    async tap(target) {
      actions += 1;
      await target.click();
    },
    async fill(field, text) {
      actions += 1;
      await field.fill(text);
    },
    count: () => actions,
  };
}
