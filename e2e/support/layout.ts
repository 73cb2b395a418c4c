import { expect, type Page } from '@playwright/test';

/** Nothing is wider than the screen, and no text or control lies outside of it or is cut by its box, once the page has come to rest. */
export async function expectNothingCut(page: Page, where: string): Promise<void> {
  await expect.poll(() => findCuts(page), { message: where }).toEqual([]);
}

async function findCuts(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const told = (element: Element) =>
      `${element.tagName.toLowerCase()}.${String(element.getAttribute('class'))} „${(element.textContent ?? '').trim().slice(0, 40)}”`;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width) {
      const beyond = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > width + 0.5,
      );
      const page = `the page is ${document.documentElement.scrollWidth} px wide on ${width}`;
      found.push([page, ...beyond.slice(0, 5).map(told)].join(': '));
    }
    /** What stands in a box that scrolls sideways can be reached; what only screen readers get, and what slides in, is meant. */
    const isMeant = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, clipPath, position, visibility, opacity } = getComputedStyle(box);
        if (overflowX === 'auto' || (overflowX === 'scroll' && box !== document.documentElement)) return true;
        if (clipPath !== 'none' || visibility === 'hidden' || opacity === '0') return true;
        if (position === 'fixed' && box.matches('a[href="#main"]')) return true;
      }
      return false;
    };
    for (const element of document.querySelectorAll(
      'a, button, input, h1, h2, h3, p, li, td, th, label, summary',
    )) {
      const { left, right, width: own } = element.getBoundingClientRect();
      if (own === 0 || isMeant(element)) continue;
      if (left < -0.5 || right > width + 0.5)
        found.push(`${told(element)} from ${left} to ${right} of ${width}`);
      const style = getComputedStyle(element);
      if (style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
        found.push(`${told(element)} is cut`);
    }
    const bar = [...document.querySelectorAll('header:first-of-type a, header:first-of-type button')].filter(
      (element) => element.getClientRects().length > 0 && !isMeant(element),
    );
    for (const [index, one] of bar.entries()) {
      for (const other of bar.slice(index + 1)) {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const overlap = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const overlapDown = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (overlap > 1 && overlapDown > 1 && !one.contains(other))
          found.push(`${told(one)} lies on ${told(other)}`);
      }
    }
    return found;
  });
}

/** What text zoom alone does (Firefox, Safari): `rem` grows, and the queries of the viewport know nothing of it. */
export async function zoomTextAlone(page: Page, share: number): Promise<void> {
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
  }, share * 100);
}

/** How much of the screen's height the bars that stay on it leave to the page (px). */
export async function heightBetweenBars(page: Page): Promise<number> {
  return await page.evaluate(() => {
    scrollTo(0, 400);
    const bars = [...document.querySelectorAll('header, nav, [data-cookie-question]')].filter((bar) => {
      const { position, visibility } = getComputedStyle(bar);
      return (position === 'fixed' || position === 'sticky') && visibility === 'visible';
    });
    const covered = bars.map((bar) => {
      const { top, bottom, width } = bar.getBoundingClientRect();
      return width < innerWidth / 2 ? 0 : Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    });
    return innerHeight - covered.reduce((sum, height) => sum + height, 0);
  });
}

/** What the setting of a browser's or a phone's text size does: the page's own `rem` and its queries follow it. */
export async function enlargeText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}
