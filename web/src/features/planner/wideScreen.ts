/** The screens on which the chosen day stands beside the month, open from the start; on others it is a sheet over it. */
export const wideScreen = '(width >= 64rem)';
