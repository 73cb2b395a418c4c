import type { friends as pl } from '../../pl/rides/friends.ts';
import { counter } from '../../plural.ts';
import { nonBreaking } from '../nonBreaking.ts';

const count = counter('en');
const slots = { one: 'slot', other: 'slots' };

/** Slots for friends: on the calendar, on the account page, and behind the link. */
const texts: typeof pl = {
  open: 'For friends: send a link',
  dialogTitle: 'Slots for friends',
  how: (until) =>
    `We hold your friends’ slots until ${until}. Everybody takes and pays for their own. What nobody takes is free for all again.`,
  ownNow: 'Your own slot is booked at once.',
  warning: 'If one lapses, you can send the next link only a day later.',
  mine: 'Which slot is yours?',
  noneMine: 'None, all are for friends',
  confirm: (number) => `Hold ${count(number, slots)} and make a link`,
  confirmAndPay: (number) => `Hold ${count(number, slots)}, make a link and pay for mine`,
  paused: (until) =>
    `Nobody took the slots that we last held for your friends. You can send the next link from ${until}. Booking works as always.`,
  tooNear:
    'These slots begin too soon: we hold them for friends until 2 hours before the start at the latest.',
  taken: 'One of these slots has been taken. Close this window and choose again.',
  makeFailed: 'The slots could not be held',
  readyTitle: 'The link is ready',
  ready: (until) => `Send it to your friends. The slots wait until ${until}.`,
  ownBooked: 'Your own slot is booked.',
  ownToPay:
    'Your own slot waits 10 minutes for its payment. Send the link first, or later from “My account”.',
  payOwn: 'Pay for my slot',
  share: 'Send the link',
  shareText: 'Take a slot and ride with me:',
  link: 'Link for friends',
  copy: 'Copy the link',
  copied: 'Link copied.',
  done: 'Done',
  heading: 'For friends',
  until: (moment) => `waits until ${moment}`,
  places: {
    open: 'free',
    kept: 'yours',
    lapsed: 'nobody took it, free for all again',
    withdrawn: 'given back',
    freed: 'given back by your friend',
  },
  takenBy: (friend) => `taken by ${friend}`,
  takenBySomebody: 'taken',
  takeBack: 'Give back',
  takeBackAt: (slot) => `Give back: ${slot}`,
  takeBackAll: 'Give all free ones back',
  takenBack: 'Given back. The slots are free for all again.',
  takeBackFailed: 'It could not be given back',
  loadFailed: 'Your slots for friends could not be loaded',
  title: 'A slot for you',
  invites: (name) => `${name} invites you to ride`,
  lead: (name) =>
    name === null
      ? 'Somebody holds these slots for friends. Take yours.'
      : `${name} holds these slots for friends. Take yours.`,
  keptUntil: (moment) => `They wait until ${moment}. Then they are free for all.`,
  seen: (name) =>
    name === null ? 'Whoever sent the link will see your first name.' : `${name} will see your first name.`,
  payHere: 'Everybody pays for their own slot, at the park.',
  payFirst: 'Everybody pays for their own slot, in advance: you have 10 minutes to pay.',
  take: 'Take it',
  takeAndPay: 'Take it and pay',
  takeAt: (slot) => `Take it: ${slot}`,
  taking: 'Saving…',
  yours: 'yours',
  gone: 'taken',
  lapsed: 'too late',
  withdrawn: 'no longer held',
  tookIt: 'The slot is yours. See you!',
  allGone: 'All slots are taken.',
  allOver: 'This link holds nothing any more: its time is over, or the slots were given back.',
  isOwn: 'This is your own link: send it to your friends. You can take a slot for yourself, too.',
  justGone: 'Somebody was faster. Take another one.',
  justOver: 'The time of this slot is over.',
  claimFailed: 'The slot could not be taken',
  broken: 'This link is incomplete or no longer works. Ask for a new one, or give us a call.',
  linkFailed: 'The slots could not be loaded',
  toAccount: 'My account',
  toPlanner: 'See free slots',
};

export const friends = nonBreaking(texts);
