import {
  cableReasons,
  deskReasons,
  movedReason,
  ownCancelling,
  passWithdrawn,
  tooLateReason,
} from './void-reasons.ts';

/** Why a cancelled ride, or its money, is back with its rider. `rainCheck`: as a pass of one ride. `desk`: the staff gave it back. */
export const givenBackReasons = ['cancelled', 'soldAgain', 'closed', 'delayed', 'rainCheck', 'desk'] as const;
export type GivenBackReason = (typeof givenBackReasons)[number];

const ownReasons: Readonly<Record<string, GivenBackReason>> = {
  [ownCancelling.free]: 'cancelled',
  [ownCancelling.soldAgain]: 'soldAgain',
  [cableReasons.closed]: 'closed',
  [cableReasons.delayed]: 'delayed',
};
/** Nothing went back for the rider to look for: the payment went on as another one, or was never a ride's. */
const silentReasons: readonly string[] = [
  movedReason,
  ...Object.values(deskReasons),
  tooLateReason,
  passWithdrawn,
];

/** Null where nothing went back: the park kept it, or another payment stands for it. @param isKept whether the park kept the money or ride */
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
