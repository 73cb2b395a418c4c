import type { Slot } from '@cablepark/domain/slots/slot';
import { useReducer } from 'react';
import { nextChoice, noneChosen } from './chosenSlots.ts';

export type SlotChoice = ReturnType<typeof useSlotChoice>;

/** The slots that a rider chooses before one question, on all tracks and days. */
export function useSlotChoice() {
  const [chosen, send] = useReducer(nextChoice, noneChosen);
  return {
    ...chosen,
    /** Whether a tap on a free slot adds it instead of asking. */
    isOn: chosen.slots.length > 0,
    tap: (slot: Slot) => send({ kind: 'tap', slot }),
    add: (slots: readonly Slot[]) => send({ kind: 'add', slots }),
    choose: (slots: readonly Slot[]) => send({ kind: 'choose', slots }),
  };
}
