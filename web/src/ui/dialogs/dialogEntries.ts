/**
 * An open dialog has a history entry, so that "back" closes it and not the page. The entry keeps the page's address and state, and adds the number
 * of open dialogs; the router ignores it.
 */
interface OpenDialog {
  close: () => void;
  isOpen: boolean;
}

/** Dialogs with a history entry, the topmost last. */
const open: OpenDialog[] = [];
let backIsMade: Promise<void> = Promise.resolve();
/** The longest wait (ms) for a history step: a browser that is leaving the page makes none. */
const longestStepMs = 400;

/** The number of dialogs in the current entry; more than are open after a reload or a step forward. */
function depth(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'dialogs' in state ? Number(state.dialogs) : 0;
}

/** Adds a dialog's history entry. @param close called on "back". Returns the function to call after closing. */
export function enterDialog(close: () => void): () => void {
  watchEntries();
  const dialog: OpenDialog = { close, isOpen: true };
  void push(dialog);
  return () => {
    dialog.isOpen = false;
    const index = open.indexOf(dialog);
    if (index === -1) return;
    open.splice(index, 1);
    leaveDead();
  };
}

async function push(dialog: OpenDialog): Promise<void> {
  await backIsMade;
  if (!dialog.isOpen) return;
  open.push(dialog);
  history.pushState({ ...history.state, dialogs: open.length }, '');
}

/** Resolves when the history has left a closed dialog's entry: await it before a navigation. */
export async function entriesAreLeft(): Promise<void> {
  // React removes a dialog in a microtask that is queued by now, and the dialog's clean-up runs in the next.
  await Promise.resolve();
  await Promise.resolve();
  await backIsMade;
}

/** Whether the last step was forward, if the browser reports it (Navigation API). */
let isForward = false;

/** A change of the address by the router. */
interface Change {
  method: 'pushState' | 'replaceState';
  call: Parameters<History['pushState']>;
}

/** A step that browsers make some milliseconds later; what the router changes until then would be lost with it. */
interface PendingStep {
  changes: Change[];
  isMade: () => void;
}
let pending: PendingStep | null = null;
/** After this time (ms) the step will not come. */
const lateStepMs = 2000;

/**
 * Skips entries of closed dialogs, backward or forward: they show nothing.
 * @param changes of the address, to be made once that is done. @returns whether there are any
 */
function leaveDead(changes: Change[] = []): boolean {
  const dead = depth() - open.length;
  if (dead <= 0) return false;
  const leadsOn = isForward && navigationOf()?.canGoForward === true;
  backIsMade = new Promise((resolve) => {
    const step = { changes: pending?.changes ?? changes, isMade: resolve };
    pending = step;
    setTimeout(resolve, longestStepMs);
    setTimeout(() => pending === step && endStep(), lateStepMs);
  });
  noteChanges();
  history.go(leadsOn ? 1 : -dead);
  return true;
}

/** Notes the router's changes of the address, in place of the browser's own functions, until the step is made. */
function noteChanges(): void {
  for (const method of ['pushState', 'replaceState'] as const)
    history[method] = (...call) => {
      pending?.changes.push({ method, call });
      History.prototype[method].apply(history, call);
    };
}

function endStep(): void {
  pending = null;
  for (const method of ['pushState', 'replaceState'] as const) Reflect.deleteProperty(history, method);
}

/**
 * Repeats the changes that the step has undone. The router already shows them, and must not receive the step: public/boot.js calls this before it.
 */
function onPendingStep(event: PopStateEvent): void {
  if (!pending) return;
  const { changes, isMade } = pending;
  endStep();
  isMade();
  if (changes.length === 0) return;
  event.stopImmediatePropagation();
  if (leaveDead(changes)) return;
  for (const { method, call } of changes) history[method](...call);
}

// Safari before 26.2 and Firefox before 147 lack it.
const navigationOf = () => (window as { navigation?: Navigation }).navigation;

let isWatching = false;

/** Listens to the history, and skips entries that a reload left behind. */
export function watchEntries(): void {
  if (isWatching) return;
  isWatching = true;
  navigationOf()?.addEventListener('navigate', ({ destination }) => {
    isForward = destination.index > (navigationOf()?.currentEntry?.index ?? 0);
  });
  window.onPendingStep = onPendingStep;
  addEventListener('popstate', onStep);
  leaveDead();
}

function onStep(): void {
  // Still there without public/boot.js, as in development.
  pending?.isMade();
  if (pending) endStep();
  const closing = open.splice(depth());
  for (const dialog of closing.toReversed()) {
    dialog.close();
    // A dialog that stays open gets its entry back.
    setTimeout(() => void push(dialog));
  }
  leaveDead();
}
