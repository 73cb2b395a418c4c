import { focusStart, loadFragment } from './dialogs.ts';

const days = new Map<string, Promise<DocumentFragment | null>>();

/** Fetches and caches the hours of a day as any visitor sees them. */
export function loadDay(day: string): Promise<DocumentFragment | null> {
  const cached = days.get(day);
  if (cached) return cached;
  const loading = loadFragment(`${location.pathname}/days/${day}?lang=${document.documentElement.lang}`);
  days.set(day, loading);
  return loading;
}

export function cellOf(day: string): HTMLButtonElement | null {
  return document.querySelector<HTMLButtonElement>(`#root [data-day="${day}"]`);
}

/** Adds days to a date. @param day ISO 8601, like the result */
export function dayAfter(day: string, days: number): string {
  // oxlint-disable-next-line no-restricted-globals -- Parses a given day without reading the clock; Temporal may not be loaded yet.
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Writes the day's name and free count into the sheet, from its cell's label: "sobota 4 lipca, wolne 12 z 48". */
export function nameDay(dialog: HTMLElement, cell: HTMLElement): void {
  const [name = '', count = ''] = (cell.firstElementChild?.textContent ?? '').split(', ');
  const title = dialog.querySelector('h2');
  if (title) title.textContent = name.charAt(0).toLocaleUpperCase() + name.slice(1);
  const start = dialog.querySelector('[data-autofocus]');
  if (start?.lastChild) start.lastChild.textContent = count;
  if (start?.firstElementChild) start.firstElementChild.textContent = '\u00a0';
}

/** Puts the hours of the day into the sheet, unless it shows another day by now. */
export async function fillDay(dialog: HTMLDialogElement, day: string): Promise<void> {
  const template = (await loadDay(day))?.querySelector('dialog');
  if (!template || dialog.dataset['shown'] !== day || !dialog.open) return;
  const hadFocus = document.activeElement?.matches('[data-autofocus]');
  dialog.replaceChildren(...(template.cloneNode(true) as HTMLElement).childNodes);
  if (hadFocus) focusStart(dialog);
}
