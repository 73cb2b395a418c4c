import type { AuditEntryRow } from '@cablepark/contract/audit.schema';
import { ourPictures } from '@cablepark/domain/pictures/our-pictures';
import type { Language } from '@cablepark/domain/time/display';
import { staff as en } from '../../i18n/en/staff.ts';
import { en as enSite } from '../../i18n/en.ts';
import { staff as pl } from '../../i18n/pl/staff.ts';
import { pl as plSite } from '../../i18n/pl.ts';
import { type EntryLine, linesOf } from './describeEntry.ts';
import type { FormatContext } from './formatValue.ts';

export type RecordState = AuditEntryRow['before'];

export const taras = '11111111-1111-4111-8111-111111111111';
export const gone = '22222222-2222-4222-8222-222222222222';
export const alsoGone = '33333333-3333-4333-8333-333333333333';

const inBoth: Record<Language, Pick<FormatContext, 'texts' | 'site'>> = {
  pl: { texts: pl, site: plSite },
  en: { texts: en, site: enSite },
};
export const contextIn = (language: Language): FormatContext => ({
  ...inBoth[language],
  language,
  zone: 'Europe/Warsaw',
  names: new Map(),
  trackName: (id) => `Tor ${id}`,
  pictures: {
    bar: { alt: ourPictures.bar, files: null },
    [taras]: { alt: { pl: 'Taras', en: 'The terrace' }, files: null },
  },
});
export const entryOf = (
  subject: string,
  subjectId: string,
  before: RecordState,
  after: RecordState,
): AuditEntryRow => ({
  id: 1,
  date_created: '2026-07-04T08:00:00.000Z',
  user: null,
  action: subject === 'Page' ? 'content.edit' : 'track.edit',
  subject,
  subjectId,
  before,
  after,
});
/** With plain spaces: `Cena: 40 zł → 45 zł`. */
export const linesIn = (
  language: Language,
  subject: string,
  before: RecordState,
  after: RecordState,
  page = 'home',
) => linesOf(entryOf(subject, page, before, after), contextIn(language)).map(textOf);
const textOf = ({ what, from = '', to = '' }: EntryLine) =>
  `${what} | ${from} | ${to}`.replaceAll('\u00a0', ' ').trim();

export const both = (polish: string, english = '') => ({ pl: polish, en: english });
export const scene = (id: string, differs: object = {}) => ({
  id,
  isShown: true,
  picture: null,
  name: both(id),
  title: both(`Scena ${id}`),
  line: both(''),
  action: null,
  ...differs,
});
export const row = (id: string, differs: object = {}) => ({
  id,
  name: both(`Wiersz ${id}`, `Row ${id}`),
  note: both(''),
  price: 40,
  weekendPrice: null,
  vat: '8',
  role: 'plain',
  slots: null,
  ...differs,
});
export const group = (id: string, rows: object[]) => ({ id, name: both(`Grupa ${id}`), rows });
export const section = (heading: string, text: string, picture: string | null = null) => ({
  heading: both(heading),
  text: both(text),
  picture,
});
export const obstacle = (name: string, picture: string | null = null) => ({ name, name_en: null, picture });
