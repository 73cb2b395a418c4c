/** What is watched in the page itself. Its functions are sent to the browser as text: they use nothing from outside themselves. */
export interface PageWatch {
  /** Milliseconds from the tap to the first frame that shows each of these; null where it did not come in time. */
  watch: (selectors: readonly string[], longestMs: number) => Promise<(number | null)[]>;
  /** The middle of the `place`-th element that nothing covers; scrolls there where all of them are out of sight. */
  find: (selector: string, place: number) => { x: number; y: number } | null;
}

/** Tells the moment of the first paint by `painted`, a binding. Reads no layout before something is asked of it. */
export function installPageWatch(): void {
  const scope = globalThis as unknown as { painted: (at: string) => void; pageWatch: PageWatch };
  new PerformanceObserver((list) => {
    const [first] = list.getEntriesByName('first-contentful-paint');
    if (first) scope.painted(String(performance.timeOrigin + first.startTime));
  }).observe({ type: 'paint', buffered: true });

  const isShown = (element: Element) => element.getClientRects().length > 0;
  const afterPaint = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', resolve);
        channel.port1.start();
        channel.port2.postMessage(null);
      });
    });

  scope.pageWatch = {
    async watch(selectors, longestMs) {
      const tapped = await new Promise<number>((resolve) => {
        addEventListener('pointerdown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
      });
      const found = selectors.map((): number | null => null);
      while (found.includes(null) && performance.now() - tapped < longestMs) {
        // oxlint-disable-next-line no-await-in-loop
        await afterPaint();
        for (const [index, selector] of selectors.entries()) {
          const element = document.querySelector(selector);
          // What this frame has, the frame before may have had: no more than 17 ms too late.
          if (found[index] === null && element && isShown(element)) found[index] = performance.now() - tapped;
        }
      }
      return found;
    },
    find(selector, place) {
      const middleOf = (element: Element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { x: (left + right) / 2, y: (top + bottom) / 2 };
      };
      const isClear = (element: Element) => {
        const { x, y } = middleOf(element);
        return element.contains(document.elementFromPoint(x, y));
      };
      const all = [...document.querySelectorAll(selector)].filter(isShown);
      const clear = all.filter(isClear);
      const chosen = clear[place] ?? clear[0] ?? all[place] ?? all[0];
      if (!chosen) return null;
      if (!isClear(chosen)) chosen.scrollIntoView({ block: 'center', behavior: 'instant' });
      return middleOf(chosen);
    },
  };
}
