/** GET: whether a mail server has rejected one’s own address for good. */
export const ownMailCall = '/users/me/mail';
