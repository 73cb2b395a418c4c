import { tokenStorageKey } from '@cablepark/contract/accounts/token-set';
import { wideScreen } from '../../features/planner/wideScreen.ts';
import { cellOf, dayAfter, fillDay, loadDay, nameDay } from './daySheet.ts';
import { buttonsOf, type DialogName, loadDialogs, openDialog, prerendered } from './dialogs.ts';
import { insideOf, onPage, type Press, presses } from './presses.ts';
import { forget, replay, replayPlain, replayState } from './replay.ts';

// Runs at the end of public/boot.js (vite.config.ts). Until React hydrates the page, a click opens a prerendered dialog from the server, and every
// click is replayed in React's page.

declare global {
  interface Window {
    /** Resolves when the dialog of the last click is open: boot.js runs no script before that. */
    opening?: Promise<void>;
    /** Receives a step of the history before the router (src/ui/dialogs/dialogEntries.ts). */
    onPendingStep?: (event: PopStateEvent) => void;
  }
}

/** Whether React handles clicks that open no dialog. */
let isAlive = false;

addEventListener('click', onClick, true);
addEventListener('pointerdown', onPointerDown, true);
addEventListener('close', onClosed, true);
// The window calls listeners in the order in which they were added, and the router adds its own later.
addEventListener('popstate', (event) => window.onPendingStep?.(event));
addEventListener('popstate', onBack);
addEventListener('site-painted', () => isPrerendered() && void loadDialogs(), { once: true });
addEventListener(
  'site-alive',
  () => {
    isAlive = true;
    if (isPrerendered()) replayPlain();
    else void replay();
  },
  { once: true },
);
addEventListener('page-alive', () => void replay(), { once: true });

function isVisitor(): boolean {
  try {
    return localStorage.getItem(tokenStorageKey) === null;
  } catch {
    return true;
  }
}

const isPrerendered = () => document.getElementById('after-paint') !== null;

/** The prerendered dialog that a button opens. Riders' dialogs are left to React. */
function dialogOf(button: HTMLElement): DialogName | null {
  if (!isPrerendered() || document.documentElement.dataset['otherLanguage'] !== undefined) return null;
  if (button.matches('[data-day]')) return matchMedia(wideScreen).matches ? null : 'day';
  if (!isVisitor()) return null;
  if (button.matches('[data-event]')) return 'question';
  return button.matches('[aria-haspopup=dialog]') ? 'menu' : null;
}

function onPointerDown({ target }: PointerEvent): void {
  if (!(target instanceof Element)) return;
  if (target.matches('dialog[data-prerendered]')) closeTop();
  const cell = target.closest<HTMLElement>('[data-day]');
  if (cell && replayState() === 'waiting' && isVisitor() && dialogOf(cell)) void loadDay(dayOf(cell));
}

const dayOf = (cell: HTMLElement) => cell.dataset['day'] ?? '';

function onClick(event: MouseEvent): void {
  const { target } = event;
  if (replayState() === 'clicking' || !(target instanceof Element)) return;
  const button = target.closest('button');
  const dialog = target.closest<HTMLDialogElement>('dialog[data-prerendered]');
  if (!button || button.disabled) return;
  if (dialog) pressInside(dialog, button);
  else if (replayState() === 'waiting') pressOnPage(button, event);
}

function pressOnPage(button: HTMLButtonElement, event: Event): void {
  const opens = dialogOf(button);
  if (isAlive && !opens) return;
  // React may have hydrated the button, but not its dialog yet.
  if (opens) event.stopPropagation();
  const press = { find: onPage(button), opens };
  presses.push(press);
  if (opens) window.opening = open(opens, button, press).catch(leaveToReact);
}

/** If the browser refuses to open the dialog, the replayed click opens it; the scripts must load anyway. */
const leaveToReact = () => {};

async function open(name: DialogName, button: HTMLElement, press: Press): Promise<void> {
  const dialogs = await loadDialogs();
  if (!dialogs || !presses.includes(press) || prerendered(name)) return;
  if (name !== 'day') return void openDialog(dialogs, name);
  const dialog = openDialog(dialogs, name, (sheet) => nameDay(sheet, button));
  if (!dialog) return;
  // "Back" closes the sheet, as it does after hydration (features/planner/usePlannerView.ts).
  history.pushState({ prerendered: true }, '');
  dialog.dataset['shown'] = dayOf(button);
  if (isVisitor()) await fillDay(dialog, dayOf(button));
}

function pressInside(dialog: HTMLDialogElement, button: HTMLButtonElement): void {
  const name = dialog.dataset['prerendered'] as DialogName;
  const index = buttonsOf(dialog).indexOf(button);
  // The first button closes the dialog; so does the second one of a question.
  if (index === 0 || (name === 'question' && index === 1)) return closeTop();
  const isStep = button.parentElement?.querySelector(':scope > [data-autofocus]');
  if (name === 'day' && isStep && stepTo(dialog, index === 1 ? -1 : 1)) return;
  const opensQuestion = name === 'day' && button.closest('ol') !== null && isVisitor();
  const press: Press = { find: insideOf(name, button, index), opens: opensQuestion ? 'question' : null };
  presses.push(press);
  if (opensQuestion) void open('question', button, press).catch(leaveToReact);
  else button.ariaBusy = 'true';
}

/** @returns whether the page has that day */
function stepTo(dialog: HTMLDialogElement, days: number): boolean {
  const day = dayAfter(dialog.dataset['shown'] ?? '', days);
  const cell = cellOf(day);
  const press = presses.find(({ opens }) => opens === 'day');
  if (!cell || !press) return false;
  press.find = onPage(cell);
  nameDay(dialog, cell);
  dialog.dataset['shown'] = day;
  if (isVisitor()) void fillDay(dialog, day);
  return true;
}

function closeTop(): void {
  const dialog = prerendered();
  if (!dialog) return;
  if (dialog.dataset['prerendered'] === 'day' && isOwnEntry()) history.back();
  forget(dialog);
}

/** Handles Escape and a phone's back gesture. */
function onClosed({ target }: Event): void {
  if (!(target instanceof HTMLDialogElement) || target.open) return;
  if (target === prerendered()) closeTop();
}

function isOwnEntry(): boolean {
  return (history.state as { prerendered?: boolean } | null)?.prerendered === true;
}

/** One step back closes one dialog. */
function onBack(): void {
  const dialog = prerendered();
  if (!dialog || isOwnEntry()) return;
  if (dialog.dataset['prerendered'] === 'question' && prerendered('day'))
    history.pushState({ prerendered: true }, '');
  forget(dialog, true);
}
