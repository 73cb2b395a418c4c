import type { push as pl } from '../pl/push.ts';
import { nonBreaking } from './nonBreaking.ts';

const texts: typeof pl = {
  offer: {
    label: 'Notifications about bookings',
    question:
      'Shall we remind you of your slot on this device? We also tell you when the park moves or cancels it.',
    yes: 'Turn notifications on',
    no: 'No, thanks',
    done: 'Notifications are on. You can turn them off under “My data”.',
    denied:
      'Your browser does not allow notifications. Allow them in its settings, then turn them on under “My data”.',
    failed: 'Notifications were not turned on',
  },
  section: {
    heading: 'Notifications',
    note: 'Reminders, changes and cancellations at once on your device’s screen. E-mails come as before. Once you log out, there are no more notifications.',
    turnOn: 'Turn on for this device',
    denied:
      'Your browser blocks notifications from this site. Allow them in its settings and come back here.',
    homeScreen:
      'On an iPhone or iPad, first add this site to the home screen (Share → Add to Home Screen), then open it from there.',
    unable: 'This browser has no notifications.',
    unknown: 'Unknown device',
    current: 'This device',
    since: (moment) => `Turned on: ${moment}`,
    turnOff: 'Turn off',
    turnOffThis: (device) => `Turn off notifications: ${device}`,
    loadFailed: 'We could not check where notifications are on.',
    offFailed: 'Notifications were not turned off',
  },
};

export const push = nonBreaking(texts);
