import type { auth as pl } from '../pl/auth.ts';

export const auth: typeof pl = {
  loginTitle: 'Log in',
  loginLead: 'Good to see you. The water is waiting.',
  email: 'E-mail',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: (min: number) => `At least ${min} characters.`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  login: 'Log in',
  loggingIn: 'Logging in…',
  forgotLink: 'Forgot your password?',
  signupLink: 'Sign up',
  sessionEnded: 'Your session has ended. Please log in again.',
  slotWaits: (slots) =>
    slots === 1
      ? 'This slot comes next, once you have logged in'
      : 'These slots come next, once you have logged in',
  eventWaits: 'This event comes next, once you have logged in',
  presentWaits: 'A pass is waiting for you as a gift. Log in or create an account, and then claim it.',
  sharedPassWaits: 'Somebody wants to share a pass with you. Log in or create an account, and then join it.',
  roleNeeded: 'This account has no access to that page. Log in with another one.',

  signupTitle: 'Sign up',
  signupLead: 'It takes a minute.',
  name: 'First name',
  phone: 'Phone',
  emailHint: 'Where we send a link if you forget your password.',
  phoneHint: 'Only about your slots. 9 digits, or +country code.',
  signup: 'Sign up',
  signingUp: 'Creating your account…',
  haveAccount: 'Already have an account?',
  loginLink: 'Log in',
  acceptStart: 'I accept the ',
  accountMade: 'Your account is ready. Log in in a moment.',
  acceptTerms: 'terms',
  acceptAnd: ' and have read the ',
  acceptPrivacy: 'privacy policy',
  acceptEnd: '.',
  inAppTitle: 'Open in your browser',
  inAppWarning:
    'This page is open inside another app, where signing up may not work. Tap the menu (⋯) and choose “Open in browser”.',

  phoneInvalid: 'Enter 9 digits, or a number with its country code, such as +48600700800.',
  nameRequired: 'Enter your first name.',
  acceptRequired: 'Please tick this.',
  emailRequired: 'Enter your e-mail address.',
  passwordRequired: 'Enter your password.',
  emailInvalid: 'Enter a valid e-mail address.',
  passwordTooShort: (min: number) => `The password needs at least ${min} characters.`,

  forgotTitle: 'Forgot your password?',
  forgotLead: 'Enter the e-mail address of your account and we will send you a link to set a new password.',
  sendLink: 'Send the link',
  sending: 'Sending…',
  linkSent:
    'If there is an account with this address, the link is on its way. It works for an hour; check your spam folder, too.',
  backToLogin: 'Back to log in',

  resetTitle: 'Set a new password',
  resetLead:
    'Changing the password logs you out on every device. If you use our calendar or share a pass, add the calendar anew and send the link again.',
  invitedTitle: 'Choose your password',
  invitedLead: 'Your account is ready. Once you have chosen a password, log in to it.',
  save: 'Set the password',
  saving: 'Saving…',
  passwordChanged: 'Your new password is set. Log in with it.',
  resetNoToken: 'This link is incomplete. Ask for a new one.',
  resetBadToken: 'This link has expired or was already used. Ask for a new one.',
  resetMaybeDone:
    'This link is used up: your first try may have changed the password. Log in with the new one, or ask for a new link.',
  askNewLink: 'Ask for a new link',

  failedWith: {
    login: (message: string) => `Login failed: ${message}`,
    signup: (message: string) => `Registration failed: ${message}`,
    deleteAccount: (message: string) => `Account deletion failed: ${message}`,
    fetchUser: (message: string) => `Failed to fetch user: ${message}`,
    passwordReset: (message: string) => `Password reset failed: ${message}`,
  },
  unknownIn: {
    login: 'An unknown error occurred during login. Reload the page and try again.',
    signup: 'An unknown error occurred during registration. Reload the page and try again.',
    deleteAccount: 'An unknown error occurred during account deletion. Reload the page and try again.',
    fetchUser: 'An unknown error occurred during fetching the user. Reload the page and try again.',
    passwordReset: 'An unknown error occurred during password reset. Reload the page and try again.',
  },
  failed: {
    login: 'Login failed',
    signup: 'Signup failed',
    deleteAccount: 'Account deletion failed',
    fetchUser: 'Failed to fetch user',
    passwordReset: 'Password reset failed',
  },
  userNotFound: 'User not found. Log in again.',
};
