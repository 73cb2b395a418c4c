import { shieldTaps } from '../../ui/dialogs/tapShield.ts';

/** The dialogs that the server prerenders for a page (server/src/pages/first-taps.ts). */
export type DialogName = 'menu' | 'day' | 'question';

let loading: Promise<DocumentFragment | null> | undefined;

/** Fetches and caches the dialogs of this page; null on a network error. */
export function loadDialogs(): Promise<DocumentFragment | null> {
  loading ??= loadFragment(`/dialogs?of=${location.pathname}&lang=${document.documentElement.lang}`);
  return loading;
}

export async function loadFragment(address: string): Promise<DocumentFragment | null> {
  try {
    const answer = await fetch(address, { priority: 'high' });
    return answer.ok ? parse(await answer.text()) : null;
  } catch {
    return null;
  }
}

/** The content security policy forbids style attributes in HTML; the server sends them under another name. */
function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const element of template.content.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? '';
  return template.content;
}

/** Opens a copy of a prerendered dialog; `fill` changes it first. */
export function openDialog(
  dialogs: DocumentFragment,
  name: DialogName,
  fill?: (dialog: HTMLDialogElement) => void,
): HTMLDialogElement | null {
  const template = dialogs.querySelector(`[data-name=${name}] > dialog`);
  if (!template) return null;
  const dialog = template.cloneNode(true) as HTMLDialogElement;
  dialog.dataset['prerendered'] = name;
  fill?.(dialog);
  document.body.append(dialog);
  dialog.showModal();
  focusStart(dialog);
  return dialog;
}

export function focusStart(dialog: HTMLDialogElement): void {
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}

/** The open prerendered dialog of this name, or the top one. */
export function prerendered(name?: DialogName): HTMLDialogElement | null {
  const open = document.querySelectorAll<HTMLDialogElement>(
    `dialog[data-prerendered${name ? `=${name}` : ''}]`,
  );
  return open[open.length - 1] ?? null;
}

/** The open dialog that React rendered in place of a prerendered one. */
export function rendered(name: DialogName): HTMLDialogElement | null {
  const role = '[role=alertdialog]';
  return document.querySelector(`#root dialog[open]${name === 'question' ? role : `:not(${role})`}`);
}

export function closeDialog(dialog: HTMLDialogElement): void {
  const area = dialog.getBoundingClientRect();
  dialog.close();
  dialog.remove();
  shieldTaps(area);
}

export const buttonsOf = (dialog: HTMLElement) => [...dialog.querySelectorAll('button')];
