import type { ownData as pl } from '../pl/own-data.ts';
import { accepted } from './accepted.ts';
import { nonBreaking } from './nonBreaking.ts';

const texts: typeof pl = {
  title: 'My data',
  lead: 'Correct your details, check your devices, take a copy along.',
  toAccount: 'Back to the account',
  change: 'Change',
  save: 'Save',
  saving: 'Saving…',
  close: 'Go back',

  currentPassword: 'Current password',
  currentPasswordHint: 'So that nobody else changes this for you.',
  wrongPassword: 'This is not the current password of this account. Type it once more.',

  about: {
    heading: 'Name and phone',
    nameMissing: 'Give your name.',
    saved: 'Your details are saved.',
    failed: 'Your details could not be saved',
  },
  language: {
    heading: 'Language',
    note: 'Of the site and of our e-mails.',
    names: { pl: 'Polski', en: 'English' },
    mailsIn: {
      pl: 'For now our e-mails to you are in Polish.',
      en: 'For now our e-mails to you are in English.',
    },
    mailsToo: 'Write in the language of the site',
    failed: 'The language could not be saved',
  },
  email: {
    heading: 'E-mail',
    newEmail: 'New e-mail address',
    newEmailHint: 'We will send it a link to confirm. Until then you keep the present one.',
    same: 'This is the address you have now.',
    send: 'Send the link',
    sending: 'Sending…',
    failed: 'The link could not be sent',
    sent: (email: string) => `A link is on its way to ${email}. Look in your spam, too.`,
    pendingTitle: 'Waiting to be confirmed',
    pending: (email: string, until: string) =>
      `${email}: open the link in the e-mail by ${until}. Until then you log in with the present address.`,
    takeBack: 'Drop the change',
    takenBack: 'The change of address is dropped.',
    takeBackFailed: 'The change could not be dropped',
    loadFailed: 'We could not check whether an address is waiting to be confirmed.',
  },
  password: {
    heading: 'Password',
    summary: 'When you change it, we log you out on your other devices.',
    saved: 'Password changed. Your other devices are logged out.',
    failed: 'The password could not be changed',
  },
  devices: {
    heading: 'Devices that are logged in',
    unknown: 'Unknown device',
    current: 'This device',
    since: (moment: string) => `Logged in: ${moment}`,
    used: (moment: string) => `Last used: ${moment}`,
    end: 'Log out',
    endThis: (device: string, moment: string) => `Log out: ${device}, logged in ${moment}`,
    ended: 'The device is logged out.',
    endFailed: 'The device could not be logged out',
    endOthers: 'Log the others out',
    endOthersQuestion: 'Log all other devices out?',
    endOthersText:
      'You will have to log in on them again. Is there one you don’t know? Change your password, too: somebody may have learned it.',
    othersEnded: 'Your other devices are logged out.',
    loadFailed: 'The list of devices could not be loaded.',
  },
  accepted: {
    ...accepted,
    summary: 'What you agreed to when the account was made.',
    none: 'This account was not made with the form, or before we kept the versions.',
    loadFailed: 'We could not check what was agreed to.',
  },
  download: {
    heading: 'Copy of your data',
    summary: 'Everything that we hold on you: account, bookings, payments, no-shows, devices.',
    passwordHint: 'So that nobody else looks into your data.',
    open: 'Take a copy',
    format: 'Kind of file',
    formats: { html: 'To read', json: 'For programs (JSON)' },
    get: 'Download',
    getting: 'Downloading…',
    got: 'The file is in your downloads.',
    failed: 'Your data could not be downloaded',
  },
  confirm: {
    title: 'Confirm the new address',
    lead: 'From then on you log in with the address that the link was sent to. Your other devices will be logged out.',
    submit: 'Confirm the address',
    submitting: 'Confirming…',
    done: 'The new address is confirmed.',
    doneLogIn: 'The new address is confirmed. Log in with it.',
    noToken: 'This link is incomplete. Copy the whole of it from the e-mail.',
    dead: 'This link has expired, has been used, or a newer one has replaced it. Ask for a new one in “My data”.',
    maybeDone: 'The address may have changed at the attempt before. Log in with the new one.',
    known:
      'There is an account with this address already. Log in to it, or choose another address in “My data”.',
    failed: 'The address could not be confirmed',
    toData: 'My data',
  },
};

export const ownData = nonBreaking(texts);
