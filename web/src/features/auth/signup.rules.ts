import { hasPasswordLength, isEmail, isPhone, nameMaxLength } from '@cablepark/domain/accounts/contact';

export interface SignupForm {
  name: string;
  phone: string;
  email: string;
  password: string;
  accepted: boolean;
}

export const emptySignup: SignupForm = { name: '', phone: '', email: '', password: '', accepted: false };

/** The rules of sign-up (SPEC.md §5) by field. The password's length is the server's. */
export function signupHolds(form: SignupForm): Record<keyof SignupForm, boolean> {
  const nameLength = form.name.trim().length;
  return {
    name: nameLength > 0 && nameLength <= nameMaxLength,
    phone: isPhone(form.phone),
    email: isEmail(form.email.trim()),
    password: hasPasswordLength(form.password),
    accepted: form.accepted,
  };
}

/** The form is sent only when all hold. */
export function signupReady(form: SignupForm): boolean {
  return Object.values(signupHolds(form)).every(Boolean);
}

/** Browsers inside other apps, by their user agent (SPEC.md §2, /signup). */
export function isInAppBrowser(userAgent: string): boolean {
  return /FBAN|FBAV|Instagram/.test(userAgent);
}
