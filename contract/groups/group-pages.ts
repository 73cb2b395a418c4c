/** The public form of a group. Not in `paths`, which every visitor loads. */
export const groupPage = '/group';
/** The page behind the link of a group's mails. */
export const mailedGroupPage = '/group/offer';
