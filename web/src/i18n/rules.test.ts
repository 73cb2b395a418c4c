import { defaultContents } from '@cablepark/domain/content/defaults';
import { errorCatalogue } from '@cablepark/domain/errors';
import type { LegalPage } from '@cablepark/domain/legal/legal.schema';
import { legalFacts } from '@cablepark/domain/legal/legal-facts';
import { ourLegal } from '@cablepark/domain/legal/our-legal';
import { defaultContent } from '@cablepark/domain/park/content';
import type { Language } from '@cablepark/domain/time/display';
import { inLanguage } from '@cablepark/domain/words/in-language';
import type { WordsPage } from '@cablepark/domain/words/words.schema';
import { describe, expect, test } from 'vitest';
import { staffGroups } from '../app/staffPages.ts';
import { boundWords } from './boundWords.ts';
import { board as boardEn } from './en/board.ts';
import { closures as closuresEn } from './en/closures/closures.ts';
import { group as groupEn } from './en/groups/group.ts';
import { info as infoEn } from './en/info.ts';
import { legal as legalEn } from './en/legal.ts';
import { mailedBooking as mailedBookingEn } from './en/mailed-booking.ts';
import { ownData as ownDataEn } from './en/own-data.ts';
import { ownPasses as ownPassesEn } from './en/own-passes.ts';
import { pay as payEn } from './en/pay.ts';
import { push as pushEn } from './en/push.ts';
import { friends as friendsEn } from './en/rides/friends.ts';
import { gear as gearEn } from './en/rides/gear.ts';
import { standby as standbyEn } from './en/rides/standby.ts';
import { weather as weatherEn } from './en/rides/weather.ts';
import { staff as staffEn } from './en/staff.ts';
import { start as startEn } from './en/start.ts';
import { en } from './en.ts';
import { board as boardPl } from './pl/board.ts';
import { closures as closuresPl } from './pl/closures/closures.ts';
import { group as groupPl } from './pl/groups/group.ts';
import { info as infoPl } from './pl/info.ts';
import { legal as legalPl } from './pl/legal.ts';
import { mailedBooking as mailedBookingPl } from './pl/mailed-booking.ts';
import { ownData as ownDataPl } from './pl/own-data.ts';
import { ownPasses as ownPassesPl } from './pl/own-passes.ts';
import { pay as payPl } from './pl/pay.ts';
import { push as pushPl } from './pl/push.ts';
import { friends as friendsPl } from './pl/rides/friends.ts';
import { gear as gearPl } from './pl/rides/gear.ts';
import { standby as standbyPl } from './pl/rides/standby.ts';
import { weather as weatherPl } from './pl/rides/weather.ts';
import { staff as staffPl } from './pl/staff.ts';
import { start as startPl } from './pl/start.ts';
import { pl } from './pl.ts';

/** Texts of single staff pages, in files beside them. */
const besidePages = import.meta.glob<Record<string, Record<Language, unknown>>>(
  '../features/staff-*/**/*.texts.ts',
  {
    eager: true,
  },
);

/** What of docs/texts.md a machine can see. */

const byLanguage = {
  pl: {
    ...pl,
    info: infoPl,
    legal: legalPl,
    staff: { ...staffPl, ...ofPages('pl') },
    start: startPl,
    ownData: ownDataPl,
    ownPasses: ownPassesPl,
    pay: payPl,
    push: pushPl,
    board: boardPl,
    mailedBooking: mailedBookingPl,
    standby: standbyPl,
    friends: friendsPl,
    gear: gearPl,
    weather: weatherPl,
    group: groupPl,
    closures: closuresPl,
    ours: ours('pl'),
  },
  en: {
    ...en,
    info: infoEn,
    legal: legalEn,
    staff: { ...staffEn, ...ofPages('en') },
    start: startEn,
    ownData: ownDataEn,
    ownPasses: ownPassesEn,
    pay: payEn,
    push: pushEn,
    board: boardEn,
    mailedBooking: mailedBookingEn,
    standby: standbyEn,
    friends: friendsEn,
    gear: gearEn,
    weather: weatherEn,
    group: groupEn,
    closures: closuresEn,
    ours: ours('en'),
  },
};

/** The names of the staff's pages in their menu, and the texts beside a page. */
function ofPages(language: Language) {
  const labels = staffGroups.flatMap(({ entries }) => entries.map(({ label }) => label[language]));
  return {
    labels,
    besidePages: Object.values(besidePages).map((texts) =>
      Object.values(texts).map((each) => each[language]),
    ),
  };
}

/** The texts on the pages of a park that has not written its own. */
function ours(language: Language) {
  const { bar, features, contact, location } = defaultContents;
  const facts = { ...legalFacts(defaultContent, true, defaultContents.prices), map: true };
  const pages = { bar, features, contact, location };
  const legal = { terms: ourLegal('terms', facts), privacy: ourLegal('privacy', facts) };
  return Object.entries({ ...pages, ...legal }).map(([name, page]) => ({ [name]: said(page, language) }));
}

function said({ title, description, lead, sections }: WordsPage | LegalPage, language: Language): string[] {
  const texts = [title, description, lead, ...sections.flatMap(({ heading, text }) => [heading, text])];
  return texts.map((text) => boundWords(inLanguage(text, language), language));
}

/** Every text under its path; those that are made are made with small numbers. */
function textsIn(part: unknown, path = ''): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function') return textsIn(Reflect.apply(part, undefined, [2, 3, 4]), path);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => textsIn(value, path === '' ? key : `${path}.${key}`));
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const all = { pl: textsIn(byLanguage.pl), en: textsIn(byLanguage.en) };

/** SPEC.md says these word for word (§5, §7, §8), or names the action so (§2, §4). */
const specified = new Set([
  'account.cancelTooLate',
  'account.cancelled',
  'account.cancelFailed',
  'planner.cancelled',
  'planner.cancelFailed',
  'planner.bookingFailed',
  'staff.desk.bookFailed',
  'staff.desk.cannotPayUnbooked',
  'staff.desk.unbook',
  'staff.desk.unbookDone',
  'staff.desk.unbookFailed',
]);

test('Both languages have the same texts', () => {
  // Codes without an entry use the server's English text.
  const paths = (texts: typeof all.pl) =>
    texts.map(([path]) => path).filter((path) => !path.startsWith('errors.byCode.'));
  expect(paths(all.en).toSorted()).toEqual(paths(all.pl).toSorted());
  expect(all.pl.length).toBeGreaterThan(900);
});

test('Polish has a sentence for every code of the server', () => {
  expect(Object.keys(pl.errors.byCode).toSorted()).toEqual(Object.keys(errorCatalogue).toSorted());
});

test('A bare “Cancel” cancels a booking and closes nothing', () => {
  const bare = ({ 1: text }: [string, string]) => /^(Anuluj|Cancel)$/.test(text);
  expect(all.pl.filter(bare).map(([path]) => path)).toEqual(['account.cancel', 'staff.desk.unbook']);
  expect(all.en.filter(bare).map(([path]) => path)).toEqual(['account.cancel']);
});

describe.each([
  ['pl', /odwoł|zwolni[ćjmo]|zwolnion/i, 'anulować'],
  ['pl', /wpłat|opłać|wycof\S* płatno/i, 'płatność, przyjmij, unieważnij'],
  ['pl', /rozpoczęci/i, 'start, początek'],
  ['pl', /przejazd/i, 'slot'],
  ['pl', /archiw/i, 'minione'],
  ['pl', /zadzwoń do parku|park nie podał/i, 'do nas'],
  ['pl', /spóźnion[ya]|pierwszy na/i, 'no guess at a gender'],
  ['pl', /dwa tory|oba tory/i, 'no number of tracks'],
  ['pl', /\bslota\b/i, 'slotu'],
  ['pl', /\bplaner/i, 'Rezerwuj, kalendarz'],
  ['pl', /^pobierz(?! kopię|$)/i, 'przyjmij płatność'],
  ['pl', /kto (?:go|link|kod) \S+, ten|komu \S+ \S+, ten/i, 'każdy, kto'],
  ['en', /reservation|unbook|releas|canceled|\bfreed\b/i, 'booking, cancel, cancelled'],
  ['en', /\d rides|\ba ride\b/i, 'slot'],
  ['en', /connection broke/i, 'connection lost'],
  ['en', /the park has not/i, 'the park says we'],
  ['en', /two tracks|both tracks/i, 'no number of tracks'],
  ['en', /\bplanner\b/i, 'Book, calendar'],
  [
    'en',
    /works no more|it no more|good no more|goes back the way you paid|mostly within|\bwhomever\b|\bfigures\b/i,
    'no longer, refunded, usually, anyone, digits',
  ],
  ['en', /\b(?:a|the|this) present\b(?! (?:one|address|link))/i, 'gift'],
] as const)('In %s nothing is said with %s', (language, banned, instead) => {
  test(`but with: ${instead}`, () => {
    const found = all[language].filter(([path, text]) => !specified.has(path) && banned.test(plain(text)));
    expect(found).toEqual([]);
  });
});

test.each(['pl', 'en'] as const)(
  'The way to book has one name in %s: in the bar, the menu, the heading and the editors',
  (language) => {
    const { shell, planner, staff } = byLanguage[language];
    expect([planner.title, staff.home.pages.planner]).toEqual([shell.book, shell.book]);
    expect(shell).not.toHaveProperty('planner');
  },
);

test('In English a slot beside its price is available, not free', () => {
  expect(en.planner.state.free).toBe('available');
});

test.each(['pl', 'en'] as const)('No line of %s ends between a number and its unit', (language) => {
  const torn = /\d (?:zł|m\b|km|min|godz|dni|day|hour|slot|miejsc|place|MB|cyfr|digit|znak|char)/;
  expect(all[language].filter(([, text]) => torn.test(text))).toEqual([]);
  expect(byLanguage[language].common.price(4999)).toBe(language === 'pl' ? '49,99\u00a0zł' : '49.99\u00a0zł');
});
