import { ownColours } from '@cablepark/domain/theme/own-colours';
import type { Language } from '@cablepark/domain/time/display';
import { escapeHtml } from '../escape-html.ts';
import type { Mail, MailImage } from './mailer.ts';

/**
 * A part of a mail, for both of its forms. A picture is only in the HTML, with its description; `small` is what the law asks for, below what the
 * reader came for.
 */
export type MailPart =
  | string
  | { small: string }
  | { items: readonly string[] }
  | { label: string; url: string }
  | { image: MailImage; description: string };

/** The colours of the header and of buttons, `#rrggbb` each; `line` and `ground` read well upon each other. */
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
    if ('small' in part) return part.small;
    return 'items' in part ? part.items.map((item) => `  ${item}`).join('\n') : `${part.label}\n${part.url}`;
  });
  return `${[greeting, ...blocks, farewell.join('\n')].join('\n\n')}\n`;
}

/**
 * One column that fits any phone, in the mail program's default colours: without colours of its own it reads well in light and dark mode,
 * where mail programs invert colours. Only header and buttons have the park's, with its name in letters: many programs show no pictures.
 */
function htmlOf({ language, subject, greeting, parts, farewell, brand = ourBrand }: MailContent): string {
  const blocks = parts.map((part, index) => {
    if (typeof part === 'string') return paragraph(escapeHtml(part));
    if ('small' in part) return paragraph(`<span style="font-size:13px">${escapeHtml(part.small)}</span>`);
    if ('items' in part) return listOf(part.items, brand);
    if ('image' in part) return picture(part.image.id, part.description);
    const style = isFirstChoice(parts, index) ? buttonOf(brand) : 'font-weight:bold';
    return paragraph(`<a href="${escapeHtml(part.url)}" style="${style}">${escapeHtml(part.label)}</a>`);
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
<body style="margin:0;padding:12px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:34em;margin:0 auto;border:1px solid #9aa9b2;border-radius:12px">
${header(farewell[1], brand)}
<div style="padding:20px 20px 4px">
${[paragraph(escapeHtml(greeting)), ...blocks, paragraph(farewell.map(escapeHtml).join('<br>'))].join('\n')}
</div>
</div>
</body>
</html>
`;
}

function header(park: string, { ground, ink, line }: MailBrand): string {
  return `<div style="padding:16px 20px;border-bottom:4px solid ${line};border-radius:11px 11px 0 0;background:${ground};color:${ink};font-size:22px;font-weight:bold;line-height:1.3">${escapeHtml(park)}</div>`;
}

/** Whether it is a link of the first run of links: what the mail asks for, one thing or one of several. */
function isFirstChoice(parts: readonly MailPart[], index: number): boolean {
  const first = parts.findIndex(isLink);
  return parts.slice(first, index + 1).every(isLink);
}

function isLink(part: MailPart): boolean {
  return typeof part === 'object' && 'url' in part;
}

function buttonOf({ ground, line }: MailBrand): string {
  return `display:inline-block;padding:10px 20px;border-radius:10px;background:${line};color:${ground};font-weight:bold;text-decoration:none`;
}

function paragraph(content: string): string {
  return `<p style="margin:0 0 16px">${content}</p>`;
}

/** On white, with a white border, so that a camera reads it in dark mode, too. */
function picture(id: string, description: string): string {
  return paragraph(
    `<img src="cid:${id}" width="180" height="180" alt="${escapeHtml(description)}" style="display:block;margin:0 0 4px;border-radius:10px;background:#fff"><span style="font-size:14px">${escapeHtml(description)}</span>`,
  );
}

function listOf(items: readonly string[], { line }: MailBrand): string {
  const lines = items.map((item) => `<li style="margin:0 0 4px">${unbrokenTimes(escapeHtml(item))}</li>`);
  return `<ul style="margin:0 0 16px;padding:2px 0 0 14px;border-left:5px solid ${line};font-size:18px;font-weight:bold;line-height:1.4;list-style:none">${lines.join('')}</ul>`;
}

/** `14:00–14:15` stays on one line. */
function unbrokenTimes(html: string): string {
  return html.replace(/\d\d:\d\d–\d\d:\d\d/g, '<span style="white-space:nowrap">$&</span>');
}
