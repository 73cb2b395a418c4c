import type { Page } from '@playwright/test';

/**
 * Waits for the next click on a day and then for the paint of its slots.
 * @returns milliseconds between the browser's time stamp of the click and the first frame that shows the slots
 */
export function clickToPaint(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const firstSlot = () => document.querySelector('button[data-slot]')?.getAttribute('data-slot') ?? null;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const before = firstSlot();
    const clicked = await new Promise<number>((resolve) => {
      document.addEventListener('click', (event) => resolve(event.timeStamp), { capture: true, once: true });
    });
    do await frame();
    while (firstSlot() === null || firstSlot() === before);
    // This runs inside the frame that draws the slots; a task posted from here runs once that frame is painted.
    await new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', resolve);
      channel.port1.start();
      channel.port2.postMessage(null);
    });
    return performance.now() - clicked;
  });
}
