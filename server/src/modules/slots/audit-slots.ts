import { writeSlotRow } from '@cablepark/contract/rides/slots';
import { writeWireTime } from '@cablepark/contract/wire-time';
import { byStart, type Slot } from '@cablepark/domain/slots/slot';
import type { SlotChange } from '@cablepark/domain/slots/slot-rules';
import { type AuditContext, type Difference, differenceOf, writeAudit } from '../audit/index.ts';

/** One entry per track: the number of slots, the first and the last. */
export async function auditSlots(
  context: AuditContext,
  action: 'slot.create' | 'slot.delete',
  slots: readonly Pick<Slot, 'id' | 'track' | 'start'>[],
): Promise<void> {
  for (const [asset, ofTrack] of Map.groupBy(slots, ({ track }) => track)) {
    const slotsByStart = ofTrack.toSorted(byStart);
    const [first, last] = [slotsByStart[0], slotsByStart.at(-1)];
    if (!first || !last) continue;
    const span = {
      asset,
      count: slotsByStart.length,
      first: writeWireTime(first.start),
      last: writeWireTime(last.start),
    };
    const change = action === 'slot.create' ? { after: span } : { before: span };
    await writeAudit(context, { action, subjectId: first.id, ...change });
  }
}

/** One entry per kind of change, so that a new price of five hundred slots is one line with their ids. */
export async function auditSlotEdits(context: AuditContext, changes: readonly SlotChange[]): Promise<void> {
  const differences = changes.flatMap(({ before, after }) => {
    const difference = differenceOf(writeSlotRow(before), writeSlotRow(after));
    return difference ? [{ id: before.id, difference }] : [];
  });
  for (const alike of Map.groupBy(differences, ({ difference }) => JSON.stringify(difference)).values()) {
    const [{ id, difference }] = alike as [{ id: number; difference: Difference }];
    const slots = alike.length > 1 ? { slots: alike.map((each) => each.id) } : {};
    await writeAudit(context, {
      action: 'slot.edit',
      subjectId: id,
      before: difference.before,
      after: { ...difference.after, ...slots },
    });
  }
}
