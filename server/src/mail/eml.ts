import type { CalendarFile, Mail, MailFile, MailImage } from './mailer.ts';
import { senderOf } from './sender.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

interface Part {
  headers: Record<string, string>;
  body: string;
}

/** Formats a mail as a file. UTF-8, headers included (RFC 6532), so that a person can read the file and copy its link. */
export function composeEml(mail: Mail, mailFrom: string, now: Temporal.Instant, boundary: string): string {
  const from = senderOf(mailFrom, mail);
  const { headers, body } = contentOf(mail, boundary);
  return partText({
    headers: {
      From: typeof from === 'string' ? from : `"${from.name.replaceAll(/["\\]/g, '')}" <${from.address}>`,
      To: mail.to,
      ...(mail.replyTo && { 'Reply-To': mail.replyTo }),
      Subject: mail.subject,
      ...(mail.id !== undefined && { 'Message-ID': mail.id }),
      Date: new Date(now.epochMilliseconds).toUTCString().replace('GMT', '+0000'),
      'Auto-Submitted': 'auto-generated',
      ...unsubscribeHeaders(mail),
      'MIME-Version': '1.0',
      ...headers,
    },
    body,
  });
}

function contentOf({ text, html, calendar = [], files = [], images = [] }: Mail, boundary: string): Part {
  const plain = textPart('plain', text);
  const words =
    html === undefined
      ? plain
      : multipart('alternative', `${boundary}-words`, [plain, htmlPart(html, images, boundary)]);
  const attachments = [...calendar.map(calendarPart), ...files.map(filePart)];
  return attachments.length === 0 ? words : multipart('mixed', boundary, [words, ...attachments]);
}

function htmlPart(html: string, images: readonly MailImage[], boundary: string): Part {
  const words = textPart('html', html);
  return images.length === 0
    ? words
    : multipart('related', `${boundary}-pictures`, [words, ...images.map(imagePart)]);
}

function imagePart({ id, png }: MailImage): Part {
  const lines = png.toString('base64').match(/.{1,76}/g) ?? [];
  return {
    headers: {
      'Content-Type': 'image/png',
      'Content-ID': `<${id}>`,
      'Content-Disposition': `inline; filename="${id}.png"`,
      'Content-Transfer-Encoding': 'base64',
    },
    body: lines.join('\r\n'),
  };
}

function textPart(subtype: 'plain' | 'html', text: string): Part {
  const type = `text/${subtype}; charset=utf-8`;
  return {
    headers: { 'Content-Type': type, 'Content-Transfer-Encoding': '8bit' },
    body: text.split('\n').join('\r\n'),
  };
}

function calendarPart({ method, name, content }: CalendarFile): Part {
  return {
    headers: {
      'Content-Type': `text/calendar; charset=utf-8; method=${method}`,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Transfer-Encoding': '8bit',
    },
    body: content,
  };
}

function filePart({ name, content }: MailFile): Part {
  const { headers, body } = textPart('plain', content);
  return { headers: { ...headers, 'Content-Disposition': `attachment; filename="${name}"` }, body };
}

function multipart(
  subtype: 'mixed' | 'alternative' | 'related',
  boundary: string,
  parts: readonly Part[],
): Part {
  return {
    headers: { 'Content-Type': `multipart/${subtype}; boundary="${boundary}"` },
    body: `${parts.map((part) => `--${boundary}\r\n${partText(part)}\r\n`).join('')}--${boundary}--\r\n`,
  };
}

function partText({ headers, body }: Part): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${oneLine(value)}`);
  return [...lines, '', body].join('\r\n');
}

/** Prevents header injection by a line break in a value. */
function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
