import type { push as pl } from '../pl/push.ts';

export const push: typeof pl = {
  heading: 'Notifications',
  note: 'Reminders of your slots, and word when we change your booking, at once on the screen of your phone or computer. E-mails come as before.',
  turnOn: 'Turn on for this device',
  turningOn: 'Turning on…',
  isOn: 'On. You will hear of changes and reminders on this device.',
  turnOff: 'Turn off',
  turnOffThis: (device, moment) => `Turn off notifications: ${device}, on since ${moment}`,
  turnedOff: 'Notifications are off.',
  since: (moment) => `On since ${moment}`,
  current: 'This device',
  unknown: 'Unknown device',
  onlyHere: 'Logging out of a device turns its notifications off.',
  denied: 'This browser blocks our notifications. Allow them in its settings for this site, then try again.',
  homeScreen:
    'On an iPhone or iPad notifications work once the site is on the home screen: “Share”, then “Add to Home Screen”. Open it from there and turn them on here.',
  unable: 'This browser shows no notifications from websites. Try another one.',
  loadFailed: 'We could not check where we send notifications.',
  failed: 'Notifications could not be turned on. Try again.',
  endFailed: 'Notifications were not turned off',
  offer: {
    title: 'Notifications about your booking',
    text: 'We will remind you of your slot and tell you if anything changes, right on this device.',
    accept: 'Turn on notifications',
    decline: 'No, thanks',
    close: 'Close',
  },
};
