import type { Contents } from '@cablepark/domain/content/contents.schema';
import { defaultContents } from '@cablepark/domain/content/defaults';
import type { Scene } from '@cablepark/domain/content/home.schema';
import { sceneLimits } from '@cablepark/domain/content/scenes';
import type { LegalPage } from '@cablepark/domain/legal/legal.schema';
import type { Bilingual, WordsPage } from '@cablepark/domain/words/words.schema';
import { openPark, type Park } from './park.ts';
import type { Person } from './people.ts';
import { writeContents } from './second-park/put-up.ts';

/** A park whose every text is as long as it may be: many words here, and there a single one without any break. */

const sentences: Bilingual = {
  pl: 'Konstantynopolitańczykowianeczka przepływa najdłuższą z dziewięciu zatok pod Żdżarami, nim zgaśnie latarnia. ',
  en: 'Uncharacteristically straightforward counterrevolutionaries crossed the longest of nine bays before the lantern went out. ',
};
const unbroken: Bilingual = {
  pl: 'WszechnajdłuższykonstantynopolitańczykiewiczówkowskiegoŻółtoźdźbłogórska',
  en: 'Floccinaucinihilipilificationantidisestablishmentarianismwaterskiingmwm',
};

/** Exactly as long, without a blank at its end. */
function filled(text: string, length: number): string {
  return `${text.repeat(Math.ceil(length / text.length)).slice(0, length - 1)}ż`;
}

function sentencesOf(length: number): Bilingual {
  return { pl: filled(sentences.pl, length), en: filled(sentences.en, length) };
}

function wordOf(length: number): Bilingual {
  return { pl: filled(unbroken.pl, length), en: filled(unbroken.en, length) };
}

/** By turns. */
const text = (index: number, length: number) => (index % 2 === 0 ? wordOf : sentencesOf)(length);

const pictures = ['cable', 'bar', null, 'instructor', 'beach'];

function scene(index: number): Scene {
  return {
    id: `scene-${index}`,
    isShown: true,
    picture: pictures[index % pictures.length] ?? null,
    name: text(index, 24),
    title: text(index, 80),
    line: text(index, 280),
    action: { label: text(index, 40), target: '/planner' },
  };
}

const lists = (length: number): Bilingual => {
  const { pl, en } = wordOf(length);
  const of = (word: string) => `**${word}** [${word}](/prices)\n\n- ${word}\n  - ${word}\n\n1. ${word}`;
  return { pl: of(pl), en: of(en) };
};

const page: WordsPage = {
  isShown: true,
  title: wordOf(60),
  description: sentencesOf(200),
  lead: wordOf(400),
  sections: [
    { heading: wordOf(100), text: lists(300), picture: 'bar-food' },
    { heading: sentencesOf(100), text: sentencesOf(1_200), picture: null },
    { heading: sentencesOf(100), text: wordOf(600), picture: 'beach' },
  ],
};

const legal: LegalPage = {
  follows: false,
  inForceFrom: '2026-07-01',
  title: wordOf(60),
  description: sentencesOf(200),
  lead: wordOf(400),
  sections: page.sections.map(({ heading, text: words }) => ({ heading, text: words })),
};

const contents: Partial<Contents> = {
  home: {
    title: wordOf(60),
    description: sentencesOf(200),
    scenes: Array.from({ length: sceneLimits.most }, (_, index) => scene(index)),
  },
  bar: page,
  features: { ...page, title: sentencesOf(60), lead: sentencesOf(400) },
  contact: page,
  location: page,
  terms: legal,
  privacy: { ...legal, title: sentencesOf(60), lead: sentencesOf(400) },
  prices: {
    lead: wordOf(400),
    groups: defaultContents.prices.groups.map((group, at) => ({
      ...group,
      name: text(at, 60),
      rows: group.rows.map((row, index) => ({
        ...row,
        name: text(index, 80),
        note: text(index, 160),
        price: 999_999.99,
        weekendPrice: index % 3 === 2 ? null : 1_000_000,
      })),
    })),
  },
};

const address = `${wordOf(145).pl}\n${sentencesOf(145).pl}`;
const description = {
  name: wordOf(80).pl,
  contact: {
    phone: '+48 (600) 700 - 800 - 900 - 100',
    email: `${'ewelina.'.repeat(8)}a@${'wyciagi.'.repeat(22)}example`,
    address,
    facebook: `https://facebook.example/${'p'.repeat(400)}`,
    instagram: 'https://instagram.example/p',
    youtube: 'https://youtube.example/p',
  },
  operator: { name: wordOf(200).pl, taxId: filled('0', 40), address, paysVat: true },
  hours: {
    week: Array.from({ length: 7 }, (_, day) => ({ opens: `0${day + 1}:00`, closes: `2${day % 4}:30` })),
    note: wordOf(500).pl,
    noteEn: sentencesOf(500).en,
  },
};

function track(index: number) {
  const [name, told, obstacle] = [text(index, 60), text(index, 600), text(index + 1, 60)];
  return {
    name: name.pl,
    name_en: name.en,
    description: told.pl,
    description_en: told.en,
    length: 3_000,
    level: 'first-time',
    status: index === 1 ? 'closed' : 'open',
    obstacles: [
      { name: wordOf(60).pl, name_en: wordOf(60).en, picture: 'obstacle-kicker-l' },
      { name: obstacle.pl, name_en: obstacle.en, picture: null },
    ],
  };
}

function event(index: number) {
  const [name, told] = [text(index, 200), text(index, 1_000)];
  return {
    name: name.pl,
    nameEn: name.en,
    description: told.pl,
    descriptionEn: told.en,
    url: `https://events.example/${'e'.repeat(400)}`,
    start: `2026-07-1${index}T10:00:00Z`,
  };
}

export async function openWordyPark(): Promise<{ park: Park; admin: Person }> {
  const park = await openPark({ SAMPLE: '0' });
  const admin = await park.newPerson('Admin');
  await park.call('PATCH', '/park', description, admin);
  await park.call('POST', '/items/Asset', [track(0), track(1)], admin);
  await park.call('POST', '/items/Event', [event(0), event(1)], admin);
  await writeContents(park, admin, contents);
  return { park, admin };
}
