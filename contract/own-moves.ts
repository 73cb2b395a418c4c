/** POST `{from, to}` moves a ride of one's own, unpaid, to a free slot of the same length; it answers both slots. */
export const ownMovesCall = '/me/moves';
