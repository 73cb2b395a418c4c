import { signUpCall } from '@cablepark/contract/accounts/accounts';
import type { Language } from '@cablepark/domain/time/display';
import { callAsVisitor } from '../../lib/http/exchange.ts';

export interface Signup {
  first_name: string;
  /** The phone number: the wire stores it in the description (SPEC.md §3). */
  description: string;
  email: string;
  password: string;
  /** Language of the park's mails; only where GET /server/info announces `accounts`. */
  language?: Language;
}

/** POST /users: creates an account. @throws ApiError RECORD_NOT_UNIQUE, FAILED_VALIDATION; NetworkError. */
export async function signup(body: Signup): Promise<void> {
  await callAsVisitor(signUpCall, { body: { ...body } });
}
