type OnStep = (event: PopStateEvent) => void;

let first: OnStep | null = null;

/**
 * Before the router starts: browsers call the window's listeners in the order of their coming, also those that capture, and only
 * who hears of a step through the history before the router can keep it from the router.
 */
export function hearStepsFirst(): void {
  window.addEventListener('popstate', (event) => first?.(event));
}

/** Hands each step to `listener` before the router hears of it, or to nobody. */
export function setFirstOfSteps(listener: OnStep | null): void {
  first = listener;
}
