import { htmlOf } from './mail-html.ts';
import { lineText, type MailContent } from './mail-parts.ts';
import type { Mail } from './mailer.ts';

export type RenderedText = Required<Pick<Mail, 'subject' | 'text' | 'html'>> & Pick<Mail, 'images'>;

/** Renders the mail as text and as HTML. */
export function renderMail(mail: MailContent): RenderedText {
  const logo = mail.brand?.logo;
  const images = [
    ...(logo ? [logo.image] : []),
    ...mail.parts.flatMap((part) => (typeof part === 'object' && 'image' in part ? [part.image] : [])),
  ];
  return {
    subject: mail.subject,
    text: textOf(mail),
    html: htmlOf(mail),
    ...(images.length > 0 && { images }),
  };
}

function textOf({ greeting, parts, farewell }: MailContent): string {
  const headlines = parts.flatMap((part) =>
    typeof part === 'object' && 'headline' in part ? part.headline : [],
  );
  const blocks = parts.flatMap((part) => {
    if (typeof part === 'string') return part;
    if ('image' in part || 'headline' in part) return [];
    if ('small' in part) return part.small;
    if ('items' in part) return part.items.map((item) => `  ${lineText(item)}`).join('\n');
    return `${part.label}\n${part.url}`;
  });
  return `${[...headlines, greeting, ...blocks, farewell.join('\n')].join('\n\n')}\n`;
}
