import type { AppContext } from '../../context.ts';
import { readOnlinePolicy } from '../payments/index.ts';

/** Whether a group can pay its deposit online. */
export async function takesMoneyOnline(context: AppContext): Promise<boolean> {
  return context.payments !== null && (await readOnlinePolicy(context)).online !== 'off';
}
