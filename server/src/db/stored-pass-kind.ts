import type { PassKind } from '@cablepark/domain/passes/pass-kind';

/** Parses the column `kind` of a pass, or `pass_kind` of a bill. */
export function readKind(json: string): PassKind {
  return JSON.parse(json) as PassKind;
}
