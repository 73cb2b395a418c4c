// One file for all four: who is asked to log in and has no account changes from one to the other at once.
export { ForgotPage } from './ForgotPage.tsx';
export { LoginPage } from './LoginPage.tsx';
export { ResetPage } from './ResetPage.tsx';
export { SignupPage } from './SignupPage.tsx';
