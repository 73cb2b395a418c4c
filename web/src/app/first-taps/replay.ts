import { closeDialog, type DialogName, prerendered, rendered } from './dialogs.ts';
import { type Press, presses } from './presses.ts';
import { offerTakeOver } from './takeOver.ts';

/** A prerendered dialog closes after this time (ms) if React did not take it over. */
const longestTakeOverMs = 60_000;

/** `clicking`: the current click is a replayed one. `over`: React handles every click itself. */
let state: 'waiting' | 'replaying' | 'clicking' | 'over' = 'waiting';
let lastPressed: HTMLElement | null = null;
let takenOver: (name: DialogName) => void = () => {};

export const replayState = () => state;

offerTakeOver(
  (name) => takenOver(name),
  () => lastPressed,
);

/** Replays the clicks from before hydration in React's page, one after the other. */
export async function replay(): Promise<void> {
  if (state !== 'waiting') return;
  state = 'replaying';
  for (let next = presses.shift(); next; next = presses.shift()) {
    // oxlint-disable-next-line no-await-in-loop
    await replayOne(next);
  }
  state = 'over';
}

/** Clicks that open no dialog need not wait for the whole page: React hydrates the clicked element first. */
export function replayPlain(): void {
  if (prerendered() || presses.some(({ opens }) => opens)) return;
  for (const { find } of presses.splice(0)) click(find());
}

async function replayOne({ find, opens }: Press): Promise<void> {
  const target = find();
  // Without its target a click cannot be replayed, nor can the clicks after it.
  if (!target || target.matches(':disabled')) presses.length = 0;
  else if (opens && prerendered(opens)) {
    const takeOver = untilTakenOver(opens);
    click(target);
    await takeOver;
  } else click(target);
  const leftover = opens && prerendered(opens);
  if (leftover) closeDialog(leftover);
}

function click(target: HTMLElement | null): void {
  const before = state;
  state = 'clicking';
  lastPressed = target;
  target?.click();
  state = before;
}

function untilTakenOver(name: DialogName): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, longestTakeOverMs);
    takenOver = (takenName) => {
      if (takenName !== name) return;
      clearTimeout(late);
      resolve();
    };
  });
}

/**
 * Closes a prerendered dialog and drops the clicks inside it. If React is about to open its own, that one closes too.
 * @param isGone whether React will not open it either
 */
export function forget(dialog: HTMLDialogElement, isGone = false): void {
  const name = dialog.dataset['prerendered'] as DialogName;
  const from = presses.findIndex(({ opens }) => opens === name);
  if (from >= 0) presses.splice(from);
  else if (!isGone) {
    presses.push({ find: () => rendered(name)?.querySelector('button') ?? null, opens: null });
    return;
  } else presses.length = 0;
  closeDialog(dialog);
  takenOver(name);
}
