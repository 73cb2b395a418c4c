import { send } from './send.ts';
import { urls } from './urls.ts';

export interface Signup {
  first_name: string;
  /** The phone number: the wire keeps it in the description (SPEC.md §3). */
  description: string;
  email: string;
  password: string;
}

/** POST /users: makes an account. @throws ApiError RECORD_NOT_UNIQUE, FAILED_VALIDATION; NetworkError. */
export async function signup(body: Signup): Promise<void> {
  await send({ method: 'POST', url: urls.users, body });
}
