/** The stable button id of a slot on the desk. */
export function slotButtonId(slot: number): string {
  return `desk-slot-${slot}`;
}

/** The focus fallback when the slot has left the page. */
export const listId = 'desk-list';

/** Restores the keyboard focus on the slot or its list, because the clicked button may be gone. */
export function keepFocus(slots: readonly number[]): void {
  requestAnimationFrame(() => {
    const now = document.activeElement;
    // The fallback of ui/keepFocus.ts is worse than the slot.
    const isLost = now === null || now === document.body || now.matches('[tabindex="-1"]');
    if (!isLost) return;
    const [next] = [...slots.map(slotButtonId), listId].flatMap((id) => document.getElementById(id) ?? []);
    next?.focus({ preventScroll: true });
  });
}
