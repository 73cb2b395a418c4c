import type { Mail } from './mailer.ts';

/** The From header: MAIL_FROM where it has a name of its own, else its address with the park's name. */
export function senderOf(
  mailFrom: string,
  { fromName }: Pick<Mail, 'fromName'>,
): string | { name: string; address: string } {
  return fromName === undefined || mailFrom.includes('<') ? mailFrom : { name: fromName, address: mailFrom };
}
