/**
 * An open dialog has an entry of the browser's history, so that "back" closes it and not the page. The entry bears the page's own
 * address and state, and beside them how many dialogs are open; the router never hears of it.
 */
interface OpenDialog {
  close: () => void;
  isOpen: boolean;
}

/** Those whose entries stand in the history, the topmost last. */
const open: OpenDialog[] = [];
let backIsMade: Promise<void> = Promise.resolve();
/** A browser that makes no step, as where the page is being left, keeps nobody waiting for longer (ms). */
const longestStepMs = 400;

/** Of dialogs that the current entry was made for; more than are open where it was reached again, or survived a reload. */
function depth(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'dialogs' in state ? Number(state.dialogs) : 0;
}

/** Gives a dialog its entry. @param close is called where the visitor goes back. Returns what to call once it is closed. */
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

/** Once the entry of a dialog that has just been closed is left: whoever goes to another page first waits for it. */
export async function entriesAreLeft(): Promise<void> {
  // React takes a dialog away in a microtask, which is queued by now, and the dialog leaves in the next.
  await Promise.resolve();
  await Promise.resolve();
  await backIsMade;
}

/** Whether the step that led here was one forward, as far as the browser tells (Navigation API). */
let isForward = false;

/** Entries of closed dialogs show nothing: nobody is to stop there, on the way back or forward. */
function leaveDead(): void {
  const dead = depth() - open.length;
  if (dead <= 0) return;
  const leadsOn = isForward && navigationOf()?.canGoForward === true;
  backIsMade = new Promise((done) => {
    addEventListener('popstate', () => done(), { once: true });
    setTimeout(done, longestStepMs);
  });
  history.go(leadsOn ? 1 : -dead);
}

// Safari before 26.2 and Firefox before 147 have none.
const navigationOf = () => (window as { navigation?: Navigation }).navigation;

let isWatching = false;

/** Goes by the history from now on, and leaves what a reload amid a question has left there. */
export function watchEntries(): void {
  if (isWatching) return;
  isWatching = true;
  navigationOf()?.addEventListener('navigate', ({ destination }) => {
    isForward = destination.index > (navigationOf()?.currentEntry?.index ?? 0);
  });
  addEventListener('popstate', onStep);
  leaveDead();
}

function onStep(): void {
  const left = open.splice(depth());
  for (const dialog of left.toReversed()) {
    dialog.close();
    // One that has to stay gets its entry back.
    setTimeout(() => void push(dialog));
  }
  leaveDead();
}
