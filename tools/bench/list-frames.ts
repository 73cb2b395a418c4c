import type { Browser, Page } from '@playwright/test';

/**
 * Waits for the next click and then for the paint of the list of reservations.
 * @returns milliseconds between the browser's time stamp of the click and the end of the first frame that shows the list
 */
export function clickToList(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const clicked = await new Promise<number>((resolve) => {
      document.addEventListener('click', (event) => resolve(event.timeStamp), { capture: true, once: true });
    });
    do await frame();
    while (document.querySelector('#desk-list ~ section [role=listitem] button') === null);
    // This runs inside the frame that draws the list; a task posted from here runs once that frame is painted.
    await new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', resolve);
      channel.port1.start();
      channel.port2.postMessage(null);
    });
    return performance.now() - clicked;
  });
}

/** Scrolls from the top to the very end, a part of a screen with every frame. @returns how long each frame took, ms */
export function scrollThrough(page: Page, pixelsPerFrame: number): Promise<number[]> {
  return page.evaluate(async (step) => {
    const frames: number[] = [];
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const root = document.documentElement;
    window.scrollTo({ top: 0, behavior: 'instant' });
    await frame();
    let last = await frame();
    while (root.scrollTop + root.clientHeight < root.scrollHeight - 1) {
      window.scrollBy({ top: step, behavior: 'instant' });
      const now = await frame();
      frames.push(now - last);
      last = now;
    }
    return frames;
  }, pixelsPerFrame);
}

export interface Task {
  /** From start to end. */
  wallMs: number;
  /** What of it the page's main thread had the processor. */
  cpuMs: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  dur?: number;
  tdur?: number;
  args?: { name?: string; data?: { frames?: { processId?: number }[] } };
}

/** Every task that the page's main thread works off while `work` runs. */
export async function tasksOf<Result>(
  browser: Browser,
  page: Page,
  work: () => Promise<Result>,
): Promise<{ result: Result; tasks: Task[] }> {
  await browser.startTracing(page, { categories: ['__metadata', 'disabled-by-default-devtools.timeline'] });
  const result = await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const started = traceEvents.find(({ name }) => name === 'TracingStartedInBrowser');
  const process = started?.args?.data?.frames?.[0]?.processId;
  const main = traceEvents.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === process && args?.name === 'CrRendererMain',
  );
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === main?.pid && tid === main.tid)
    .map(({ dur = 0, tdur = 0 }) => ({ wallMs: dur / 1000, cpuMs: tdur / 1000 }));
  if (tasks.length === 0) throw new Error('The trace holds no task of the page.');
  return { result, tasks };
}
