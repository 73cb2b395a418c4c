import type { Mail } from './mailer.ts';

/** Who a mail is from: MAIL_FROM as it is where it has a name of its own, else its address under the park's name. */
export function senderOf(
  mailFrom: string,
  { fromName }: Pick<Mail, 'fromName'>,
): string | { name: string; address: string } {
  return fromName === undefined || mailFrom.includes('<') ? mailFrom : { name: fromName, address: mailFrom };
}
