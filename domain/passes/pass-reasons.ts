/** Why an entry of a pass was written; `return`: a cancelled ride was returned to the pass. */
export const passReasons = ['buy', 'ride', 'return', 'adjust', 'void'] as const;
export type PassReason = (typeof passReasons)[number];
