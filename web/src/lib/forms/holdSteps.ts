import { setFirstOfSteps } from './historySteps.ts';

/**
 * Takes back every step through the browser's history that would leave the page, before the router hears of it, and makes it again
 * once `mayLeave` agrees. The router counts its entries in `history.state`, as its own blocker does that declarative mode has not;
 * a step to or from an entry that it has not counted (a jump within the page) is let through.
 * @returns ends it.
 */
export function holdSteps(mayLeave: () => Promise<boolean>): () => void {
  const { pathname } = window.location;
  const here = indexOf(window.history.state);
  let asking = false;

  const onStep = (event: PopStateEvent) => {
    const there = indexOf(event.state);
    if (here === null || there === null) return;
    const isBack = there === here;
    if (!isBack && window.location.pathname === pathname) return;
    event.stopImmediatePropagation();
    if (isBack) return;
    window.history.go(here - there);
    if (!asking) void ask(there - here);
  };
  async function ask(steps: number) {
    asking = true;
    const leaves = await mayLeave();
    asking = false;
    if (!leaves) return;
    stop();
    window.history.go(steps);
  }
  setFirstOfSteps(onStep);
  return stop;
}

function stop(): void {
  setFirstOfSteps(null);
}

function indexOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  return typeof state.idx === 'number' ? state.idx : null;
}
