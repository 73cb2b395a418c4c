/** GET: whether one’s own address is one that a mail server refused for good. */
export const ownMailCall = '/users/me/mail';
