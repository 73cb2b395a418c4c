import type { Theme } from '@cablepark/domain/theme/own-colours';
import type { Language } from '@cablepark/domain/time/display';
import type { MailImage } from './mailer.ts';

/** A line of a list; one with a price is drawn as a row of a table, and is one sentence in the text. */
export type MailLine = string | PricedLine;

export interface PricedLine {
  /** `piątek, 10.07.2026`, or a pass. */
  head: string;
  /** `14:00–14:15, Tor 1` */
  detail: string | null;
  /** `55 zł` */
  price: string;
}

/**
 * A part of a mail, for both of its forms. A picture is only in the HTML, with its description. `headline` is what has happened in three words, above
 * the greeting; `small` is what the law asks for: in the HTML it is below the farewell.
 */
export type MailPart =
  | string
  | { headline: string }
  | { small: string }
  | { items: readonly MailLine[] }
  | { label: string; url: string }
  | { image: MailImage; description: string };

export interface MailContent {
  language: Language;
  subject: string;
  greeting: string;
  parts: readonly MailPart[];
  /** The last lines: a greeting, and the sender. */
  farewell: readonly [string, string];
  /** Ours where it is absent. */
  brand?: MailBrand | undefined;
}

/** The park's own in the looks of its mails. */
export interface MailBrand {
  theme: Theme;
  logo: MailLogo | null;
}

/** The picture in the head; its size is in CSS pixels. */
export interface MailLogo {
  image: MailImage;
  width: number;
  height: number;
  /** Whether the park's name is beside it. */
  withName: boolean;
  /** Whether it has a white plate, because it is dark. */
  onPlate: boolean;
}

/** `piątek, 10.07.2026, 14:00–14:15, Tor 1, 55 zł` */
export function lineText(line: MailLine): string {
  return typeof line === 'string' ? line : [line.head, line.detail, line.price].filter(Boolean).join(', ');
}
