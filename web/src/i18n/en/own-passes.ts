import type { ClosureReason } from '@cablepark/domain/closures/closure';
import type { ownPasses as pl } from '../pl/own-passes.ts';
import { counter } from '../plural.ts';
import { closureReasons } from './closures/reasons.ts';
import { nonBreaking } from './nonBreaking.ts';

const count = counter('en');
const slots = (n: number) => count(n, { one: 'slot', other: 'slots' });
const minutes = (n: number) => count(n, { one: 'minute', other: 'minutes' });

const closedDay = ({ day, reason }: { day: string; reason: ClosureReason }) =>
  closureReasons[reason] === null ? day : `${day} (${closureReasons[reason]})`;

const texts: typeof pl = {
  title: 'My passes',
  lead: 'What is left, until when, and who shares them.',
  toAccount: 'Back to my account',
  none: 'You have no pass yet.',
  noneHint: 'You can buy one at the desk. If somebody gave you one as a gift, enter its code below.',
  noneHintOnline: 'You can buy one below or at the desk. If somebody gave you one as a gift, enter its code.',
  loadFailed: 'Your passes could not be loaded',

  left: {
    rides: (left: number, of: number) => `${slots(left)} of ${of}`,
    minutes: (left: number, of: number) => `${minutes(left)} of ${of}`,
  },
  state: { used: 'Used up', ended: 'Expired', voided: 'Voided' },
  until: (day: string) => `Valid until ${day}`,
  closedDays: (days) =>
    `Longer by ${count(days.length, { one: 'day', other: 'days' })}, as the park was or will be closed: ${days.map(closedDay).join(', ')}`,
  fromFirst: (days: number) => `Valid for ${count(days, { one: 'day', other: 'days' })} from the first slot`,
  onTracks: (names, tracks) => `${tracks === 1 ? 'On the track' : 'On the tracks'}: ${names}`,
  longest: (n: number) => `For slots of up to ${n} min`,
  perDay: {
    rides: (n: number) => `At most ${slots(n)} a day`,
    minutes: (n: number) => `At most ${minutes(n)} a day`,
  },
  personal: 'Personal: for slots of its owner only',
  notYours: 'Somebody shares this pass with you.',
  code: 'Pass code',
  codeHint: 'Show it at the desk. Whoever knows it can use the pass, so send it to nobody.',

  show: 'Enlarge code',
  showOf: (name: string) => `Enlarge code: ${name}`,
  qrOf: (name: string) => `QR code: ${name}`,
  brighter: 'Too dark? Make your screen brighter.',
  offline: {
    keep: 'Keep on this phone',
    hint: 'You can show the code without a connection, too. Whoever has this phone can pay with the pass.',
    kept: 'The code is on this phone and opens without a connection.',
    drop: 'Remove from this phone',
    failed: 'Your browser does not let us store anything. Take a screenshot, or write the code down.',
  },

  history: 'Pass history',
  historyFailed: 'The history could not be loaded',
  reason: {
    buy: 'Bought',
    ride: 'Slot',
    return: 'Slot given back',
    adjust: 'Changed by the staff',
    void: 'Voided',
  },

  withdrawn: 'withdrawal from the contract',

  share: {
    heading: 'Share it',
    note: 'Anyone with the link can pay for their own slots with this pass. A new link replaces the old one.',
    make: 'Make a link',
    link: 'Link to the pass',
    copy: 'Copy the link',
    copied: 'Link copied.',
    renew: 'New link',
    renewQuestion: 'Make a new link?',
    renewText: 'The one before stops working. Whoever has joined stays.',
    end: 'Turn the link off',
    endQuestion: 'Turn the link off?',
    endText: 'Nobody new can join by it. Whoever has joined stays.',
    ended: 'The link is off.',
    keep: 'Keep it',
    failed: 'The link could not be changed',
    members: 'Who else uses this pass',
    unnamed: 'Somebody without a name',
    takeOff: (name: string) => `Take back the pass: ${name}`,
    takeOffShort: 'Take back',
    takenOff: 'Taken back. The link no longer works.',
    takeOffQuestion: 'Take the pass back?',
    takeOffText: (name) => `${name} can no longer pay with it. Slots that it has paid for stay paid.`,
    leave: 'Leave this pass',
    leaveQuestion: 'Leave this pass?',
    leaveText: 'To use it again you will need a new link from its owner.',
    gone: 'Saved.',
    leaveFailed: 'This could not be changed',
  },
  take: {
    heading: 'Have a code?',
    note: 'It is on your gift: 12 letters and digits.',
    code: 'Code',
    button: 'Add the pass',
    done: 'The pass is yours.',
    failed: 'The pass could not be added',
    wrong: 'No pass has this code, or it has already been claimed. Check the code and enter it again.',
  },
  present: {
    title: 'A pass as a gift',
    toPasses: 'My passes',
    toDesk: 'Back to the passes',
    loadFailed: 'The gift could not be loaded',
    waits: 'This is a gift. Nobody has claimed it yet.',
    open: 'Print or send it',
    give: 'Give as a gift',
    giveQuestion: 'Give this pass as a gift?',
    giveText: 'It gets a new code. Anyone with the code can claim the pass. Until then you can take it back.',
    keep: 'Keep it',
    giveFailed: 'The pass could not be given',
    hint: 'Print the gift or send the link. Anyone with the code can claim the pass.',
    voucher: 'A gift for you',
    how: (host: string) => `Scan the code with your phone, or enter it on ${host}: My account, My passes.`,
    print: 'Print',
    share: 'Send',
    shareText: 'I have a gift for you: a wakeboarding pass.',
    link: 'Link to the gift',
    copy: 'Copy the link',
    copied: 'Link copied.',
    keepIt: 'Keep it',
    yours: 'This pass is yours already.',
    yoursHint: 'Choose a slot and pay for it with the pass: we offer it at once.',
    book: 'Book a slot',
    taken: 'It has already been claimed.',
    from: (name) => `A gift from ${name}`,
    fromPark: (park) => `A gift for riding: ${park}`,
    forYou: 'You have been given a pass',
    worth: { rides: slots, minutes },
    claim: 'Claim the gift',
    claimWithAccount: 'Log in and claim it',
    forYouHint:
      'After that you only choose a slot: the pass pays for it at once, and you find it in My passes.',
    goneTitle: 'This gift is no longer here',
    gone: 'Somebody has claimed it, or the link is not complete. Open it again from the message, or ask who sent it.',
  },
  join: {
    question: 'Somebody would like to share a pass with you.',
    button: 'Join the pass',
    done: 'You can use this pass now.',
    failed: 'You could not join',
    wrong: 'This link is no longer valid. Ask the owner of the pass for a new one.',
  },
};

export const ownPasses = nonBreaking(texts);
