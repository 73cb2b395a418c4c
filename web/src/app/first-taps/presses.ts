import { cellOf } from './daySheet.ts';
import { buttonsOf, type DialogName, rendered } from './dialogs.ts';

export interface Press {
  /** Finds what was pressed, or what React has rendered in its place. */
  find: () => HTMLElement | null;
  /** The prerendered dialog that the press has opened. */
  opens: DialogName | null;
}

/** What was pressed before React had hydrated the page, in its order. */
export const presses: Press[] = [];

const says = (button: HTMLElement) => `${button.ariaLabel ?? ''}${button.textContent}`;

/** A button of the page; where React has rendered the page anew, the one that says the same. */
export function onPage(button: HTMLButtonElement): Press['find'] {
  const { day } = button.dataset;
  const words = says(button);
  return () => {
    if (button.isConnected) return button;
    if (day !== undefined) return cellOf(day);
    return [...document.querySelectorAll('button')].find((each) => says(each) === words) ?? null;
  };
}

/** A button of a prerendered dialog: the one that stands in its place in React's. */
export function insideOf(name: DialogName, button: HTMLButtonElement, index: number): Press['find'] {
  const { slot } = button.dataset;
  return () => {
    const dialog = rendered(name);
    if (!dialog) return null;
    if (slot === undefined) return buttonsOf(dialog)[index] ?? null;
    return dialog.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
  };
}
