import type { ownPasses as pl } from '../pl/own-passes.ts';
import { counter } from '../plural.ts';
import { nonBreaking } from './nonBreaking.ts';

const count = counter('en');
const slots = (n: number) => count(n, { one: 'slot', other: 'slots' });
const minutes = (n: number) => count(n, { one: 'minute', other: 'minutes' });

const texts: typeof pl = {
  title: 'My passes',
  lead: 'What is left, until when, and whom you let use them.',
  toAccount: 'Back to my account',
  none: 'You have no pass yet.',
  noneHint: 'You can buy one at the desk. If somebody gave you one as a present, enter its code below.',
  noneHintOnline:
    'You can buy one below or at the desk. If somebody gave you one as a present, enter its code.',
  loadFailed: 'Your passes could not be loaded',

  left: {
    rides: (left: number, of: number) => `${slots(left)} of ${of}`,
    minutes: (left: number, of: number) => `${minutes(left)} of ${of}`,
  },
  state: { used: 'Used up', ended: 'Expired', voided: 'Voided' },
  until: (day: string) => `Valid until ${day}`,
  fromFirst: (days: number) => `Valid for ${count(days, { one: 'day', other: 'days' })} from the first slot`,
  onTracks: (names, tracks) => `${tracks === 1 ? 'On the track' : 'On the tracks'}: ${names}`,
  longest: (n: number) => `For slots of up to ${n} min`,
  perDay: {
    rides: (n: number) => `At most ${slots(n)} a day`,
    minutes: (n: number) => `At most ${minutes(n)} a day`,
  },
  personal: 'Personal: for slots of its owner only',
  notYours: 'Somebody shares this pass with you.',
  code: 'Code of the pass',
  codeHint: 'Show it at the desk. Whoever knows it can use the pass, so send it to nobody.',

  show: 'Show the code large',
  showOf: (name: string) => `Show the code large: ${name}`,
  qrOf: (name: string) => `QR code: ${name}`,
  brighter: 'Too dark? Make your screen brighter.',

  history: 'History of the pass',
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
    note: 'Whomever you send a link can pay for their own slots with the pass. Only the last one that you make works.',
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
    takenOff: 'Taken back. The link works no more.',
    takeOffQuestion: 'Take the pass back?',
    takeOffText: (name) => `${name} can pay with it no more. Slots that it has paid for stay paid.`,
    leave: 'Leave this pass',
    leaveQuestion: 'Leave this pass?',
    leaveText: 'To use it again you will need a new link from its owner.',
    gone: 'Saved.',
    leaveFailed: 'This could not be changed',
  },
  take: {
    heading: 'Have a code?',
    note: 'It is on your present: twelve letters and figures.',
    code: 'Code',
    button: 'Add the pass',
    done: 'The pass is yours.',
    failed: 'The pass could not be added',
    wrong: 'No pass has this code, or somebody has taken it. Check the code and enter it again.',
  },
  present: {
    title: 'A pass as a present',
    toPasses: 'My passes',
    toDesk: 'Back to the passes',
    loadFailed: 'The present could not be loaded',
    waits: 'This is a present. Nobody has taken it yet.',
    open: 'Print or send it',
    give: 'Give as a present',
    giveQuestion: 'Give this pass as a present?',
    giveText:
      'It gets a new code. Whomever you give the code takes the pass. Until then you can take it back.',
    keep: 'Keep it',
    giveFailed: 'The pass could not be given',
    hint: 'Print the present or send the link. Whoever has the code takes the pass.',
    voucher: 'A present for you',
    how: (host: string) => `Scan the code with your phone, or enter it on ${host}: My account, My passes.`,
    print: 'Print',
    share: 'Send',
    shareText: 'I have a present for you: a wakeboarding pass.',
    link: 'Link to the present',
    copy: 'Copy the link',
    copied: 'Link copied.',
    keepIt: 'Keep the pass for yourself',
    yours: 'This pass is yours already.',
    taken: 'Somebody has taken this present.',
    forYou: 'You have been given a pass',
    forYouHint: 'Take it, and you will find it in My passes.',
  },
  join: {
    question: 'Somebody would like to share a pass with you.',
    button: 'Join the pass',
    done: 'You can use this pass now.',
    failed: 'You could not join',
    wrong: 'This link is good no more. Ask the owner of the pass for a new one.',
  },
};

export const ownPasses = nonBreaking(texts);
