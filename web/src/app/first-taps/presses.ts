import { cellOf } from './daySheet.ts';
import { buttonsOf, type DialogName, rendered } from './dialogs.ts';

export interface Press {
  /** Finds the clicked element, or React's element in its place. */
  find: () => HTMLElement | null;
  /** The prerendered dialog that the click opened. */
  opens: DialogName | null;
}

/** Clicks before React hydrated the page, in order. */
export const presses: Press[] = [];

const labelOf = (button: HTMLElement) => `${button.ariaLabel ?? ''}${button.textContent}`;

/** Finds a button of the page; after a new render, the one with the same label. */
export function onPage(button: HTMLButtonElement): Press['find'] {
  const { day } = button.dataset;
  const words = labelOf(button);
  return () => {
    if (button.isConnected) return button;
    if (day !== undefined) return cellOf(day);
    return [...document.querySelectorAll('button')].find((each) => labelOf(each) === words) ?? null;
  };
}

/** Finds the button of React's dialog at the same index as in the prerendered one. */
export function insideOf(name: DialogName, button: HTMLButtonElement, index: number): Press['find'] {
  const { slot } = button.dataset;
  return () => {
    const dialog = rendered(name);
    if (!dialog) return null;
    if (slot === undefined) return buttonsOf(dialog)[index] ?? null;
    return dialog.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
  };
}
