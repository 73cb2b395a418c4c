import type { ClosedDay } from '@cablepark/domain/passes/closed-days';
import type { PassKind } from '@cablepark/domain/passes/pass-kind';

/** Parses the column `kind` of a pass, or `pass_kind` of a bill. */
export function readKind(json: string): PassKind {
  return JSON.parse(json) as PassKind;
}

/** Parses the column `closed_days` of a pass. */
export function readClosedDays(json: string): ClosedDay[] {
  return JSON.parse(json) as ClosedDay[];
}
