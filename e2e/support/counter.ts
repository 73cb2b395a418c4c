import type { Locator } from '@playwright/test';

/** Presses and fields from an open day to the confirmed answer; a press into a field counts, too. */
export function counter() {
  const count = { taps: 0, fields: 0 };
  return {
    count,
    tap: async (target: Locator) => {
      count.taps += 1;
      await target.click();
    },
    /** The first field of a dialog has the focus; any other is pressed first. */
    type: async (field: Locator, text: string) => {
      count.fields += 1;
      if (!(await field.evaluate((element) => element === document.activeElement))) {
        count.taps += 1;
        await field.click();
      }
      await field.fill(text);
    },
  };
}
