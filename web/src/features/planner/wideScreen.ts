/** Screens with the selected day beside the month, open from the start; on others it is a sheet. */
export const wideScreen = '(width >= 64rem)';
