import type { ClosureRow } from '@cablepark/contract/closures/closures.schema';
import { writeWireTime } from '@cablepark/contract/wire-time';
import type { Closure } from '@cablepark/domain/closures/closure';

export function writeClosureRow(closure: Closure): ClosureRow {
  return {
    id: closure.id,
    assets: [...closure.tracks],
    from: writeWireTime(closure.from),
    until: writeWireTime(closure.until),
    for_now: closure.isForNow,
    reason: closure.reason,
    note: closure.note,
    note_en: closure.noteEn,
    date_created: writeWireTime(closure.madeAt),
  };
}
