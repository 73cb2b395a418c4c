import { friendsPage } from '@cablepark/contract/friends/friends';
import { groupPage } from '@cablepark/contract/groups/group-pages';
import type { ShownLooks } from '@cablepark/contract/park/info.schema';
import { shareImageAddress } from '@cablepark/contract/park/looks';
import { paths } from '@cablepark/contract/paths';
import { defaultContent, type ParkContent } from '@cablepark/domain/park/content';
import { withTown } from '@cablepark/domain/park/postal-address';
import type { Language } from '@cablepark/domain/time/display';
import { escapeHtml } from '../escape-html.ts';

interface Preview {
  title: string;
  description: string;
}

/** Of the links that people send each other. */
const previews: ReadonlyMap<string, Record<Language, Preview>> = new Map([
  [
    paths.present,
    {
      pl: { title: 'Karnet w prezencie', description: 'Ktoś daje Ci sloty na wyciągu. Otwórz i odbierz.' },
      en: {
        title: 'A pass for you',
        description: 'Somebody gives you slots on the cable. Open it and claim it.',
      },
    },
  ],
  [
    friendsPage,
    {
      pl: { title: 'Slot czeka na Ciebie', description: 'Popływajcie razem: otwórz i weź swój slot.' },
      en: { title: 'A slot waits for you', description: 'Ride together: open it and take your slot.' },
    },
  ],
  [
    groupPage,
    {
      pl: { title: 'Grupa na wyciągu', description: 'Podaj dzień i liczbę osób, a odpiszemy z propozycją.' },
      en: {
        title: 'A group on the cable',
        description: 'Say the day and how many you are; we answer with an offer.',
      },
    },
  ],
]);

/** The paths whose start page has a preview of its own. */
export function previewPath(path: string): string {
  return previews.has(path) ? path : '';
}

export interface PreviewFacts {
  path: string;
  language: Language;
  park: Pick<ParkContent, 'name' | 'contact'>;
  looks: ShownLooks | null;
  /** Without a slash at the end. */
  origin: string;
}

const title = /<title>[^<]*<\/title>/;
const description = /(<meta name="description" content=")([^"]*)/;

/** Gives a start page the park's name and town as title, and what a messenger shows of a link to it. */
export function previewLink(html: string, { path, language, park, looks, origin }: PreviewFacts): string {
  const preview = previews.get(path)?.[language];
  const name = park.name || defaultContent.name;
  const full = escapeHtml(withTown(preview ? `${preview.title} · ${name}` : name, park.contact.address));
  const text = preview ? escapeHtml(preview.description) : (description.exec(html)?.[2] ?? '');
  const tags = [
    property('type', 'website'),
    property('site_name', escapeHtml(name)),
    property('title', full),
    property('description', text),
    property('image', escapeHtml(`${origin}${shareImageAddress(looks)}`)),
  ];
  return html
    .replace(title, () => `<title>${full}</title>${tags.join('')}`)
    .replace(description, (_tag, start: string) => `${start}${text}`);
}

/** @param content escaped */
function property(key: string, content: string): string {
  return `<meta property="og:${key}" content="${content}" />`;
}
