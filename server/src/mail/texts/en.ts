import type { MailTemplates } from './texts.ts';

export const en: MailTemplates = {
  passwordReset: (park, link) => ({
    subject: `Your new ${park} password`,
    text: `Hello,

Someone, hopefully you, asked for a new password for your ${park} account.
To choose one, open this link:

${link}

The link works once, within the next hour. When the password is changed, you will be
logged out on all your devices.

If it wasn't you, just ignore this message: your password stays as it is.

See you on the water!
${park}
`,
  }),
  passwordChanged: (park, forgotPage, contactPage) => ({
    subject: `Your ${park} password has been changed`,
    text: `Hello,

The password for your ${park} account has just been changed,
and your other devices have been logged out.

If it was you, there is nothing to do.

If it wasn't, set a new password right away:
${forgotPage}

and let us know:
${contactPage}

See you on the water!
${park}
`,
  }),
  emailChanged: (park, contactPage, hasNewPassword) => ({
    subject: `The e-mail address of your ${park} account has been changed`,
    text: `Hello,

Your ${park} account has a different e-mail address from now on${hasNewPassword ? ' and a new password' : ''}.
Your other devices have been logged out.

If it was you, there is nothing to do: we won't write to this address any more.

If it wasn't, let us know right away and we will get your account back:
${contactPage}

See you on the water!
${park}
`,
  }),
  emailProof: (park, link) => ({
    subject: `Confirm your new e-mail address at ${park}`,
    text: `Hello,

Someone, hopefully you, wants to use this e-mail address for their account at
${park}. To confirm it, open this link and press the button on the page:

${link}

The link works once, within the next day. Until you confirm it, the account keeps
the address it has. After that, you will be logged out on your other devices.

If it wasn't you, just ignore this message: nothing will change.

See you on the water!
${park}
`,
  }),
  emailChangeAsked: (park, forgotPage, contactPage) => ({
    subject: `${park}: a new e-mail address was asked for`,
    text: `Hello,

Someone, hopefully you, asked to change the e-mail address of your ${park} account
and gave the right password. Nothing has changed yet: we have sent a link to confirm
it to the new address.

If it was you, there is nothing to do.

If it wasn't, somebody knows your password. Set a new one right away, and the new
address will be dropped, too:
${forgotPage}

and let us know:
${contactPage}

See you on the water!
${park}
`,
  }),
  invitation: (park, link) => ({
    subject: `${park}: you are invited to join the staff`,
    text: `Hello,

you are invited to join the staff. Your account at ${park} is ready.
To get into it, open this link and choose a password:

${link}

The link works once, within seven days. If it has expired, ask the person
who invited you for a new one.

If this is a mistake, just ignore this message.

See you on the water!
${park}
`,
  }),
  test: (park) => ({
    subject: `${park}: mails arrive`,
    text: `Hello,

this is a test message from ${park}. If you can read it,
the park's mails arrive.

See you on the water!
${park}
`,
  }),
};
