import type { Letters } from './texts.ts';

export const en: Letters = {
  passwordReset: (link) => ({
    subject: 'Your new Cable Park password',
    text: `Hello,

someone, hopefully you, asked for a new password for your Cable Park account.
To choose one, open this link:

${link}

The link works once, within the next hour. When the password is changed, you will be
logged out on all your devices.

If it wasn't you, just ignore this message: your password stays as it is.

See you on the water!
Cable Park
`,
  }),
  passwordChanged: (forgotPage, contactPage) => ({
    subject: 'Your Cable Park password has been changed',
    text: `Hello,

the password for your Cable Park account has just been changed,
and your other devices have been logged out.

If it was you, there is nothing to do.

If it wasn't, set a new password right away:
${forgotPage}

and let us know:
${contactPage}

See you on the water!
Cable Park
`,
  }),
};
