/** Refusals of a pass where another pass or money can still pay. */
export const passRefusals = ['PASS_EMPTY', 'PASS_EXPIRED', 'PASS_NOT_VALID_HERE', 'PASS_DAY_USED'] as const;
