import { ownColours, type Theme } from '@cablepark/domain/theme/own-colours';
import { escapeHtml } from '../escape-html.ts';
import {
  lineText,
  type MailBrand,
  type MailContent,
  type MailLine,
  type MailLogo,
  type MailPart,
  type PricedLine,
} from './mail-parts.ts';

type Link = Extract<MailPart, { url: string }>;

/** What a dark mail program changes: the class of an element, and its colours. */
const nightly = [
  ['page', 'background', 'surface-page'],
  ['card', 'background', 'surface-card'],
  ['card', 'color', 'ink'],
  ['rim', 'border-color', 'line'],
  ['bar', 'background', 'surface-deep'],
  ['well', 'background', 'surface-page'],
  ['soft', 'color', 'ink-soft'],
  ['accent', 'color', 'accent'],
] as const satisfies [string, string, keyof Theme][];

/**
 * One column that fits any phone, in the park's colours. The name is there in letters, too: many programs show no pictures. Each element has the colours of the
 * day; programs that know a dark mode take the site's dark ones, and the others darken these by themselves.
 */
export function htmlOf({
  language,
  subject,
  greeting,
  parts,
  farewell,
  brand = { theme: ownColours, logo: null },
}: MailContent): string {
  const { theme } = brand;
  const day = (name: keyof Theme) => theme[name].light;
  const small = parts.flatMap((part) => (typeof part === 'object' && 'small' in part ? part.small : []));
  const body = [
    ...parts.flatMap((part) => headlineOf(part, theme)),
    paragraph(escapeHtml(greeting)),
    ...parts.flatMap((_, index) => blockOf(parts, index, theme)),
    paragraph(farewell.map(escapeHtml).join('<br>')),
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${nightStyles(theme)}}</style>
</head>
<body class="page" style="margin:0;padding:12px;background:${day('surface-page')};font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div class="card rim" style="max-width:34em;margin:0 auto;border:1px solid ${day('line')};border-radius:16px;background:${day('surface-card')};color:${day('ink')}">
${header(farewell[1], brand)}
<div style="padding:24px 20px 4px">
${body.join('\n')}
</div>
${small.length > 0 ? smallPrint(small, theme) : ''}</div>
</body>
</html>
`;
}

function nightStyles(theme: Theme): string {
  return nightly
    .map(([name, property, colour]) => `.${name}{${property}:${theme[colour].dark}!important}`)
    .join('');
}

/** Logo and name as in the site's header. */
function header(park: string, { theme, logo }: MailBrand): string {
  const name = escapeHtml(park);
  const content = logo
    ? `${logoOf(logo, park)}${logo.withName ? `<span style="vertical-align:middle">${name}</span>` : ''}`
    : name;
  return `<div class="bar" style="padding:${logo ? 14 : 18}px 20px;border-bottom:4px solid ${theme.sun.light};border-radius:15px 15px 0 0;background:${theme['surface-deep'].light};color:${theme['ink-on-deep'].light};font-size:20px;font-weight:800;letter-spacing:.03em;line-height:1.3;text-transform:uppercase">${content}</div>`;
}

/** A program without pictures shows the name in its place. */
function logoOf({ image, width, height, withName, onPlate }: MailLogo, park: string): string {
  const plate = onPlate ? 'padding:4px 6px;border-radius:8px;background:#fff;' : '';
  return `<img src="cid:${image.id}" width="${width}" height="${height}" alt="${withName ? '' : escapeHtml(park)}" style="${plate}${withName ? 'margin-right:10px;' : ''}vertical-align:middle">`;
}

function headlineOf(part: MailPart, theme: Theme): string[] {
  if (typeof part === 'string' || !('headline' in part)) return [];
  return [
    `<h1 class="accent" style="margin:0 0 16px;color:${theme.accent.light};font-size:28px;font-weight:800;line-height:1.2">${escapeHtml(part.headline)}</h1>`,
  ];
}

function blockOf(parts: readonly MailPart[], index: number, theme: Theme): string | [] {
  const part = parts[index];
  if (part === undefined) return [];
  if (typeof part === 'string') return paragraph(escapeHtml(part));
  if ('small' in part || 'headline' in part) return [];
  if ('items' in part)
    return part.items.every(isPriced) ? tableOf(part.items, theme) : listOf(part.items, theme);
  if ('image' in part) return picture(part.image.id, part.description, theme);
  if (isFirstChoice(parts, index)) return paragraph(button(part, theme));
  // Links in a row share a line.
  if (isLink(parts[index - 1]) && !isFirstChoice(parts, index - 1)) return [];
  const end = parts.findIndex((each, at) => at > index && !isLink(each));
  const row = parts.slice(index, end === -1 ? undefined : end).filter(isLink);
  return paragraph(
    row
      .map((each) => `<span style="white-space:nowrap;margin-right:24px">${link(each, theme)}</span>`)
      .join(' '),
  );
}

/** What the law asks for. */
function smallPrint(paragraphs: readonly string[], theme: Theme): string {
  const lines = paragraphs.map((text) => `<p style="margin:0 0 12px">${escapeHtml(text)}</p>`);
  return `<div class="soft rim" style="margin:0 20px;padding:16px 0 8px;border-top:1px solid ${theme.line.light};color:${theme['ink-soft'].light};font-size:13px">${lines.join('')}</div>
`;
}

/** Whether it is a link of the first run of links: what the mail asks for, one thing or one of several. */
function isFirstChoice(parts: readonly MailPart[], index: number): boolean {
  const first = parts.findIndex(isLink);
  return parts.slice(first, index + 1).every(isLink);
}

function isLink(part: MailPart | undefined): part is Link {
  return typeof part === 'object' && 'url' in part;
}

function button({ url, label }: Link, theme: Theme): string {
  return `<a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:12px;background:${theme.sun.light};color:${theme['sun-ink'].light};font-weight:bold;text-decoration:none">${escapeHtml(label)}</a>`;
}

function link({ url, label }: Link, theme: Theme): string {
  return `<a href="${escapeHtml(url)}" class="accent" style="color:${theme.accent.light};font-weight:bold">${escapeHtml(label)}</a>`;
}

function paragraph(content: string): string {
  return `<p style="margin:0 0 16px">${content}</p>`;
}

/** On white, with a white border, so that a camera reads it in dark mode, too. */
function picture(id: string, description: string, theme: Theme): string {
  return `<div class="well" style="margin:0 0 16px;padding:20px;border-radius:12px;background:${theme['surface-page'].light};text-align:center;text-wrap:balance"><img src="cid:${id}" width="180" height="180" alt="${escapeHtml(description)}" style="display:block;margin:0 auto 12px;border-radius:12px;background:#fff"><b>${escapeHtml(description)}</b></div>`;
}

function isPriced(line: MailLine): line is PricedLine {
  return typeof line === 'object';
}

/** Day, time and track at the left, the time the largest; the price at the right. */
function tableOf(lines: readonly PricedLine[], theme: Theme): string {
  const rows = lines.map(({ head, detail, price }, index) => {
    const cell = `vertical-align:top${index > 0 ? `;border-top:1px solid ${theme.line.light}` : ''}`;
    const what = [escapeHtml(head), ...(detail === null ? [] : [timeFirst(escapeHtml(detail))])];
    return `<tr><td class="rim" style="padding:12px 4px 12px 16px;font-weight:bold;${cell}">${what.join('<br>')}</td><td class="rim" style="padding:12px 16px 12px 8px;font-weight:bold;${cell};text-align:right;white-space:nowrap">${escapeHtml(price)}</td></tr>`;
  });
  return `<table role="presentation" class="well" style="width:100%;margin:0 0 16px;border-collapse:separate;border-spacing:0;border-left:5px solid ${theme.sun.light};border-radius:6px;background:${theme['surface-page'].light};font-size:16px;line-height:1.5">${rows.join('')}</table>`;
}

/** `14:00–14:15, Tor 1`: the time is the largest. */
function timeFirst(detail: string): string {
  return detail.replace(
    /^(\d\d:\d\d–\d\d:\d\d)(?:, )?/,
    '<span style="display:block;font-size:26px;line-height:1.25;white-space:nowrap">$1</span>',
  );
}

function listOf(lines: readonly MailLine[], theme: Theme): string {
  const items = lines.map(
    (line) => `<li style="margin:0 0 4px">${unbrokenTimes(escapeHtml(lineText(line)))}</li>`,
  );
  return `<ul class="well" style="margin:0 0 16px;padding:12px 16px 8px;border-left:5px solid ${theme.sun.light};border-radius:6px;background:${theme['surface-page'].light};font-size:18px;font-weight:bold;line-height:1.4;list-style:none">${items.join('')}</ul>`;
}

/** `14:00–14:15` stays on one line. */
function unbrokenTimes(html: string): string {
  return html.replace(/\d\d:\d\d–\d\d:\d\d/g, '<span style="white-space:nowrap">$&</span>');
}
