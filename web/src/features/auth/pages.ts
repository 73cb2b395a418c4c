// One chunk for all four pages: visitors without an account switch between them at once.
export { ForgotPage } from './ForgotPage.tsx';
export { LoginPage } from './LoginPage.tsx';
export { ResetPage } from './ResetPage.tsx';
export { SignupPage } from './SignupPage.tsx';
