import { expect, type Page } from '@playwright/test';

/**
 * Walks the page with the Tab key from its beginning. Fails for a link, button or field that the walk does not reach in three rounds, and
 * for one that does not show that it has the focus. (What a page adds while it comes to life takes presses too.)
 */
export async function expectKeyboardReaches(page: Page, where: string): Promise<void> {
  const expected = await page.evaluate(() => {
    const isStop = (element: Element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], [hidden]'))
        return false;
      if (element instanceof HTMLElement && element.tabIndex < 0) return false;
      if ('disabled' in element && element.disabled === true) return false;
      // Of a group of radio buttons the arrow keys reach the others.
      if (element instanceof HTMLInputElement && element.type === 'radio') return element.checked;
      return true;
    };
    const stops = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ].filter(isStop);
    for (const [index, stop] of stops.entries()) stop.setAttribute('data-stop', String(index));
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    return stops.map(
      (stop) =>
        `${stop.tagName} ${stop.getAttribute('href') ?? ''} ${(stop.textContent ?? '').trim().slice(0, 30)}`,
    );
  });
  const reached = new Set<number>();
  const unmarked: string[] = [];
  for (let press = 0; press <= 3 * expected.length && reached.size < expected.length; press += 1) {
    await page.keyboard.press('Tab');
    const { stop, marked } = await page.evaluate(() => {
      const focused = document.activeElement;
      const mark = focused ? getComputedStyle(focused) : null;
      const label = focused?.closest('label');
      const shows = (style: CSSStyleDeclaration | null) =>
        style !== null &&
        ((style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) ||
          style.boxShadow !== 'none');
      return {
        stop: focused?.getAttribute('data-stop') ?? null,
        marked: shows(mark) || (label ? shows(getComputedStyle(label)) : false),
      };
    });
    if (stop === null) continue;
    reached.add(Number(stop));
    if (!marked) unmarked.push(expected[Number(stop)] ?? stop);
  }
  expect(
    expected.filter((_, index) => !reached.has(index)),
    `${where}: what Tab does not reach`,
  ).toEqual([]);
  expect(unmarked, `${where}: what does not show its focus`).toEqual([]);
}

/**
 * Walks the page with the Tab key to its end and back again. Fails for a link, button or field that has the focus under a bar that stays
 * on the screen, or outside of the screen.
 */
export async function expectFocusInSight(page: Page, where: string): Promise<void> {
  const hidden = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    const count = await beginWalk(page, key === 'Tab');
    for (let press = 0; press < count; press += 1) {
      await page.keyboard.press(key);
      const found = await page.evaluate(hiddenFocus);
      if (found !== null) hidden.add(`${key}: ${found}`);
    }
  }
  expect([...hidden], `${where}: what has the focus and is not in sight`).toEqual([]);
}

/** Puts the focus before the page's first stop or behind its last. @returns how many steps it is to the other end */
async function beginWalk(page: Page, isForward: boolean): Promise<number> {
  return await page.evaluate((forward) => {
    const stops = document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    if (forward) scrollTo(0, 0);
    else scrollTo(0, document.documentElement.scrollHeight);
    const edge = document.createElement('span');
    edge.tabIndex = -1;
    if (forward) document.body.prepend(edge);
    else document.body.append(edge);
    edge.focus({ preventScroll: true });
    return [...stops].filter((stop) => stop.checkVisibility({ visibilityProperty: true })).length;
  }, isForward);
}

/** What has the focus while something else is drawn over it; null where all of it is in sight. Runs in the page. */
function hiddenFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused.tagName === 'SPAN') return null;
  // Of a radio button or a box that is drawn by its label, the label is what people see.
  const isDrawnByLabel = focused instanceof HTMLInputElement && /radio|checkbox/.test(focused.type);
  const seen = (isDrawnByLabel && focused.labels?.[0]) || focused;
  const { left, top, width, height } = seen.getClientRects()[0] ?? seen.getBoundingClientRect();
  const inset = Math.min(2, height / 4);
  const isShown = (y: number) => {
    const drawn = document.elementFromPoint(left + width / 2, y);
    return drawn !== null && (seen.contains(drawn) || drawn.contains(seen));
  };
  const places = [top + inset, top + height / 2, top + height - inset];
  if (places.every(isShown)) return null;
  const over = places
    .map((y) => document.elementFromPoint(left + width / 2, y))
    .find((drawn) => drawn !== null && !seen.contains(drawn) && !drawn.contains(seen));
  const named = (element: Element) =>
    `${element.tagName} ${element.className} ${(element.textContent ?? '').trim().slice(0, 40)}`;
  return `${named(seen)} at ${Math.round(top)}–${Math.round(top + height)} of ${innerHeight}, under ${over ? named(over) : 'the edge'}`;
}
