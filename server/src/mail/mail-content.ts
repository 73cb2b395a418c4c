import { ownColours } from '@cablepark/domain/theme/own-colours';
import type { Language } from '@cablepark/domain/time/display';
import { escapeHtml } from '../escape-html.ts';
import type { Mail, MailImage } from './mailer.ts';

/** A part of a mail, for both of its forms. A picture is only in the HTML, with its description. */
export type MailPart =
  | string
  | { items: readonly string[] }
  | { label: string; url: string }
  | { image: MailImage; description: string };

/** The colours of the header, `#rrggbb` each. */
export interface MailBrand {
  ground: string;
  ink: string;
  line: string;
}

const ourBrand: MailBrand = {
  ground: ownColours['surface-deep'].light,
  ink: ownColours['ink-on-deep'].light,
  line: ownColours.sun.light,
};

export interface MailContent {
  language: Language;
  subject: string;
  greeting: string;
  parts: readonly MailPart[];
  /** The last lines: a greeting, and the sender. */
  farewell: readonly [string, string];
  brand?: MailBrand | undefined;
}

export type RenderedText = Required<Pick<Mail, 'subject' | 'text' | 'html'>> & Pick<Mail, 'images'>;

/** Renders the mail as text and as HTML. */
export function renderMail(mail: MailContent): RenderedText {
  const images = mail.parts.flatMap((part) =>
    typeof part === 'object' && 'image' in part ? [part.image] : [],
  );
  return {
    subject: mail.subject,
    text: textOf(mail),
    html: htmlOf(mail),
    ...(images.length > 0 && { images }),
  };
}

function textOf({ greeting, parts, farewell }: MailContent): string {
  const blocks = parts.flatMap((part) => {
    if (typeof part === 'string') return part;
    if ('image' in part) return [];
    return 'items' in part ? part.items.map((item) => `  ${item}`).join('\n') : `${part.label}\n${part.url}`;
  });
  return `${[greeting, ...blocks, farewell.join('\n')].join('\n\n')}\n`;
}

/**
 * One column that fits any phone, in the mail program's default colours: without colours of its own it reads well in light and dark mode,
 * where mail programs invert colours. Only the header has the park's, with its name in letters: many programs show no pictures.
 */
function htmlOf({ language, subject, greeting, parts, farewell, brand = ourBrand }: MailContent): string {
  const blocks = parts.map((part) => {
    if (typeof part === 'string') return paragraph(escapeHtml(part));
    if ('items' in part) return listOf(part.items);
    if ('image' in part) return picture(part.image.id, part.description);
    return paragraph(
      `<a href="${escapeHtml(part.url)}" style="font-weight:bold">${escapeHtml(part.label)}</a>`,
    );
  });
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark}</style>
</head>
<body style="margin:0;padding:16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:34em;margin:0 auto">
${header(farewell[1], brand)}
${[paragraph(escapeHtml(greeting)), ...blocks, paragraph(farewell.map(escapeHtml).join('<br>'))].join('\n')}
</div>
</body>
</html>
`;
}

function header(park: string, { ground, ink, line }: MailBrand): string {
  return `<div style="margin:0 0 24px;padding:14px 20px;border-bottom:4px solid ${line};border-radius:12px 12px 0 0;background:${ground};color:${ink};font-size:22px;font-weight:bold;line-height:1.3">${escapeHtml(park)}</div>`;
}

function paragraph(content: string): string {
  return `<p style="margin:0 0 16px">${content}</p>`;
}

/** On white, with a white border, so that a camera reads it in dark mode, too. */
function picture(id: string, description: string): string {
  return paragraph(
    `<img src="cid:${id}" width="180" height="180" alt="${escapeHtml(description)}" style="display:block;background:#fff"><span style="font-size:14px">${escapeHtml(description)}</span>`,
  );
}

function listOf(items: readonly string[]): string {
  const lines = items.map((item) => `<li style="margin:0 0 4px;font-weight:bold">${escapeHtml(item)}</li>`);
  return `<ul style="margin:0 0 16px;padding:0 0 0 12px;border-left:4px solid;list-style:none">${lines.join('')}</ul>`;
}
