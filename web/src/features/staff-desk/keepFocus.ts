/** The id of the button that every slot of the desk keeps, whatever happens to it. */
export function slotButtonId(slot: number): string {
  return `desk-slot-${slot}`;
}

/** What takes the focus when the slot itself has left the page. */
export const listId = 'desk-list';

/** Who works by keyboard goes on where they were: the button that they pressed may be gone, its slot or its list is not. */
export function keepFocus(slots: readonly number[]): void {
  requestAnimationFrame(() => {
    const now = document.activeElement;
    // Where the page itself has put it (ui/keepFocus.ts) is better than nothing; the slot is better still.
    const isLost = now === null || now === document.body || now.matches('[tabindex="-1"]');
    if (!isLost) return;
    const [next] = [...slots.map(slotButtonId), listId].flatMap((id) => document.getElementById(id) ?? []);
    next?.focus({ preventScroll: true });
  });
}
