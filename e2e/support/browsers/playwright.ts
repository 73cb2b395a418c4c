import type { Browser, BrowserType } from '@playwright/test';
import { phoneSize, type Wire } from './wire.ts';

/** A browser that Playwright drives: Chromium, or its own builds of the others. */
export async function openByPlaywright(
  type: BrowserType,
  { program, args = [] }: { program?: string; args?: string[] } = {},
): Promise<Wire> {
  const browser: Browser = await type.launch({ ...(program ? { executablePath: program } : {}), args });
  const page = await browser.newPage({ viewport: phoneSize, timezoneId: 'Europe/Warsaw' });
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    run: (source, ...args) => page.evaluate(`(${source}).apply(null, ${JSON.stringify(args)})`),
    tap: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
