import { type DialogName, focusStart, prerendered } from './dialogs.ts';

const focusable = 'a,button,summary,[tabindex]';

/**
 * For `Dialog` (src/ui/dialogs/Dialog.tsx).
 * @param onTakeOver called with the prerendered dialog that React took over
 * @param lastPressed the element that opened React's dialog, and that gets the focus when it closes
 */
export function offerTakeOver(
  onTakeOver: (name: DialogName) => void,
  lastPressed: () => HTMLElement | null,
): void {
  window.takeOverDialog = (dialog) => {
    const isQuestion = dialog.getAttribute('role') === 'alertdialog';
    const before = isQuestion ? prerendered('question') : (prerendered('day') ?? prerendered('menu'));
    if (!before) return undefined;
    const place = placeOf(before);
    // A question is above the sheet, and must stay there.
    const above = isQuestion ? null : prerendered('question');
    above?.close();
    before.close();
    before.remove();
    lastPressed()?.focus({ preventScroll: true });
    dialog.style.animation = 'none';
    return () => {
      putAt(dialog, place);
      if (above) {
        above.style.animation = 'none';
        above.showModal();
        focusStart(above);
      }
      onTakeOver(before.dataset['prerendered'] as DialogName);
    };
  };
}

interface DialogPosition {
  scrollTop: number;
  focusIndex: number;
  opened: boolean[];
}

function placeOf(dialog: HTMLDialogElement): DialogPosition {
  return {
    scrollTop: dialog.scrollTop,
    focusIndex: [...dialog.querySelectorAll(focusable)].findIndex((each) => each === document.activeElement),
    opened: [...dialog.querySelectorAll('details')].map(({ open }) => open),
  };
}

function putAt(dialog: HTMLDialogElement, { scrollTop, focusIndex, opened }: DialogPosition): void {
  for (const [index, each] of dialog.querySelectorAll('details').entries())
    each.open = opened[index] ?? false;
  dialog.scrollTop = scrollTop;
  dialog.querySelectorAll<HTMLElement>(focusable)[focusIndex]?.focus({ preventScroll: true });
}
