import type { Mail } from './mailer.ts';

/** One-click unsubscribe in the mail program (RFC 8058). */
export function unsubscribeHeaders({ unsubscribe }: Mail): Record<string, string> {
  if (unsubscribe === undefined) return {};
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
