import type { MailTemplates } from './mail-templates.ts';

const endedLinks =
  'The address of your calendar and the links to shared passes no longer work. If you have the calendar in a phone or a computer, add it there anew, and send the links again. You find all of it on the page of your account.';

export const en: MailTemplates = {
  passwordReset: (park, link) => ({
    subject: `Your new ${park} password`,
    parts: [
      `Someone, hopefully you, asked for a new password for your ${park} account. To choose one, open this link:`,
      { label: 'Choose a new password', url: link },
      'The link works once, within the next hour. When the password is changed, you will be logged out on all your devices.',
      "If it wasn't you, just ignore this message: your password stays as it is.",
    ],
  }),
  passwordChanged: (park, { forgot, contact }, hasEndedLinks) => ({
    subject: `Your ${park} password has been changed`,
    parts: [
      `The password for your ${park} account has just been changed, and your other devices have been logged out.`,
      ...(hasEndedLinks ? [endedLinks] : []),
      'If it was you, there is nothing to do.',
      "If it wasn't, set a new password right away and let us know:",
      { label: 'Set a new password', url: forgot },
      { label: 'Contact', url: contact },
    ],
  }),
  emailChanged: (park, { contact }, { hasNewPassword, hasEndedLinks }) => ({
    subject: `The e-mail address of your ${park} account has been changed`,
    parts: [
      `Your ${park} account has a different e-mail address from now on${hasNewPassword ? ' and a new password' : ''}. Your other devices have been logged out.`,
      ...(hasEndedLinks ? [endedLinks] : []),
      "If it was you, there is nothing to do: we won't write to this address any more.",
      "If it wasn't, let us know right away and we will get your account back:",
      { label: 'Contact', url: contact },
    ],
  }),
  emailProof: (park, link) => ({
    subject: `Confirm your e-mail address at ${park}`,
    parts: [
      `Someone, hopefully you, wants to use this e-mail address for their account at ${park}. To confirm it, open this link and press the button on the page:`,
      { label: 'Confirm the e-mail address', url: link },
      'The link works once, within the next day. Until you confirm it, nothing changes. After that, you will be logged out on your other devices.',
      "If it wasn't you, just ignore this message: nothing will change.",
    ],
  }),
  emailChangeAsked: (park, { forgot, contact }) => ({
    subject: `${park}: a new e-mail address was asked for`,
    parts: [
      `Someone, hopefully you, asked to change the e-mail address of your ${park} account and gave the right password. Nothing has changed yet: we have sent a link to confirm it to the new address.`,
      'If it was you, there is nothing to do.',
      "If it wasn't, somebody knows your password. Set a new one right away, and the new address will be dropped, too. And let us know:",
      { label: 'Set a new password', url: forgot },
      { label: 'Contact', url: contact },
    ],
  }),
  invitation: (park, link) => ({
    subject: `${park}: you are invited to join the staff`,
    parts: [
      `You are invited to join the staff. Your account at ${park} is ready. To get into it, open this link and choose a password:`,
      { label: 'Choose a password', url: link },
      'The link works once, within seven days. If it has expired, ask the person who invited you for a new one.',
      'If this is a mistake, just ignore this message.',
    ],
  }),
  test: (park) => ({
    subject: `${park}: mails arrive`,
    parts: [`This is a test message from ${park}. If you can read it, the park's mails arrive.`],
  }),
};
