import { focusStart, loadFragment } from './dialogs.ts';

const days = new Map<string, Promise<DocumentFragment | null>>();

/** Asks once for the hours of a day as any visitor sees them. */
export function loadDay(day: string): Promise<DocumentFragment | null> {
  const known = days.get(day);
  if (known) return known;
  const loading = loadFragment(`${location.pathname}/days/${day}?lang=${document.documentElement.lang}`);
  days.set(day, loading);
  return loading;
}

export function cellOf(day: string): HTMLButtonElement | null {
  return document.querySelector<HTMLButtonElement>(`#root [data-day="${day}"]`);
}

/** The day so many days later. @param day ISO 8601, as is what comes back */
export function dayAfter(day: string, days: number): string {
  // oxlint-disable-next-line no-restricted-globals -- A given day: no clock is asked, and Temporal may not be there yet.
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Names the day in the sheet, and says how much of it is free, in the words of its cell: "sobota 4 lipca, wolne 12 z 48". */
export function nameDay(dialog: HTMLElement, cell: HTMLElement): void {
  const [name = '', count = ''] = (cell.firstElementChild?.textContent ?? '').split(', ');
  const title = dialog.querySelector('h2');
  if (title) title.textContent = name.charAt(0).toLocaleUpperCase() + name.slice(1);
  const start = dialog.querySelector('[data-autofocus]');
  if (start?.lastChild) start.lastChild.textContent = count;
  if (start?.firstElementChild) start.firstElementChild.textContent = '\u00a0';
}

/** Puts the hours of the day into the sheet, unless it shows another day by then. */
export async function fillDay(dialog: HTMLDialogElement, day: string): Promise<void> {
  const made = (await loadDay(day))?.querySelector('dialog');
  if (!made || dialog.dataset['shown'] !== day || !dialog.open) return;
  const hadFocus = document.activeElement?.matches('[data-autofocus]');
  dialog.replaceChildren(...(made.cloneNode(true) as HTMLElement).childNodes);
  if (hadFocus) focusStart(dialog);
}
