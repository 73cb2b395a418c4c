import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const asked: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
};

/** Nothing fades in or out, which would leave pale letters for a moment. What runs on and on, and a toast's time, do not count. */
function isAtRest(): boolean {
  return document.getAnimations().every(({ playState, effect }) => {
    const endMs = Number(effect?.getComputedTiming().endTime ?? 0);
    return playState !== 'running' || endMs > 1_500;
  });
}

/**
 * Fails the test for every rule of WCAG 2.2 AA that axe finds broken on the page as it stands.
 * @param within only in there, such as an open dialog over a long page
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // Axe's own driver of Playwright opens another page for each question, and takes four times as long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  let found: Awaited<ReturnType<typeof violationsIn>>;
  let rounds = 0;
  // What axe finds while a part of the page fades says nothing about the page at rest.
  do {
    await page.waitForFunction(isAtRest);
    found = await page.evaluate(violationsIn, [within, asked] as const);
    rounds += 1;
  } while (found.hasFaded && found.violations.length > 0 && rounds < 5);
  expect(found.violations).toEqual([]);
}

/** Runs in the page. */
async function violationsIn([part, options]: readonly [string, RunOptions]): Promise<{
  violations: string[];
  hasFaded: boolean;
}> {
  let hasFaded = false;
  const fade = () => {
    hasFaded = true;
  };
  document.addEventListener('transitionrun', fade);
  // A bar that sticks to an edge covers whatever scrolls under it, which is not too small for that.
  const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  );
  for (const bar of bars) bar.style.position = 'static';
  const result = await window.axe?.run(part, options);
  for (const bar of bars) bar.style.position = '';
  document.removeEventListener('transitionrun', fade);
  const violations = (result?.violations ?? []).map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`,
  );
  return { violations, hasFaded };
}
