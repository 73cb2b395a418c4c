import {
  cableReasons,
  deskReasons,
  movedReason,
  ownCancelling,
  passWithdrawn,
  tooLateReason,
} from './void-reasons.ts';

/** Why a rider got a cancelled ride or its money back. `rainCheck`: as a pass of one ride. `desk`: the staff returned it. */
export const givenBackReasons = ['cancelled', 'soldAgain', 'closed', 'delayed', 'rainCheck', 'desk'] as const;
export type GivenBackReason = (typeof givenBackReasons)[number];

const ownReasons: Readonly<Record<string, GivenBackReason>> = {
  [ownCancelling.free]: 'cancelled',
  [ownCancelling.soldAgain]: 'soldAgain',
  [cableReasons.closed]: 'closed',
  [cableReasons.delayed]: 'delayed',
};
/** Nothing was returned to the rider: the payment was replaced by another one, or was never for a ride. */
const silentReasons: readonly string[] = [
  movedReason,
  ...Object.values(deskReasons),
  tooLateReason,
  passWithdrawn,
];

/** Null if nothing was returned: the park kept it, or another payment replaced it. @param isKept whether the park kept the money or ride */
export function givenBackReason({
  reason,
  isKept,
}: {
  reason: string;
  isKept: boolean;
}): GivenBackReason | null {
  if (isKept) return reason === cableReasons.rainCheck ? 'rainCheck' : null;
  if (silentReasons.includes(reason)) return null;
  return ownReasons[reason] ?? 'desk';
}
