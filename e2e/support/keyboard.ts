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
