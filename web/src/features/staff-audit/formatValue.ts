import { toGrosze } from '@cablepark/contract/money';
import { readWireTime } from '@cablepark/contract/wire-time';
import type { PublicPictures } from '@cablepark/domain/pictures/pictures';
import { dateText, type Language } from '@cablepark/domain/time/display';
import { inLanguage } from '@cablepark/domain/words/in-language';
import type { Texts } from '../../i18n/pl.ts';
import { shortWhen } from '../../staff/form/when.ts';
import type { StaffTexts } from '../../staff/texts.ts';
import { type FieldChange, isAccountField, isEmpty, isUuid } from './changes.ts';
import { labelOf } from './fieldNames.ts';

/** The context to format a value. */
export interface FormatContext {
  texts: StaffTexts;
  site: Pick<Texts, 'common' | 'planner'>;
  language: Language;
  zone: string;
  /** Names of accounts by id. */
  names: ReadonlyMap<string, string>;
  trackName: (id: number) => string;
  pictures: PublicPictures;
}

/** Longer lists are truncated. */
const mostListed = 12;

/** A value as text: moments in the park's zone, accounts and pictures by name. */
export function formatValue(change: FieldChange, value: unknown, context: FormatContext): string {
  const { texts, site, trackName } = context;
  const t = texts.audit;
  const { field } = change;
  if (isEmpty(value)) return t.nothing;
  if (typeof value === 'boolean') return formatBoolean(field, value, t);
  if (Array.isArray(value)) {
    const values = value.slice(0, mostListed).map((part: unknown) => formatValue(change, part, context));
    return value.length > mostListed ? `${values.join(', ')}… (${value.length})` : values.join(', ');
  }
  if (typeof value === 'number') {
    if (isMoney(field)) return site.common.price(toGrosze(value));
    if (field.startsWith('focus.')) return `${value}%`;
    return field === 'asset' ? trackName(value) : String(value);
  }
  return typeof value === 'string' ? formatText(change, value, context) : JSON.stringify(value);
}

function formatBoolean(field: string, value: boolean, t: StaffTexts['audit']): string {
  if (field === 'isShown') return value ? t.shown : t.hidden;
  if (field === 'follows') return value ? t.followsOurs : t.followsNobody;
  return value ? t.yes : t.no;
}

const moneyFields = new Set('price weekendPrice amount refund moneyBack cash counted difference'.split(' '));

function isMoney(field: string): boolean {
  return moneyFields.has(field) || field.startsWith('prices.');
}

function formatText(change: FieldChange, value: string, context: FormatContext): string {
  const { texts, names, zone } = context;
  const { field } = change;
  if (isAccountField(field) && isUuid(value)) return names.get(value) ?? texts.audit.someone;
  if (field === 'picture' || field === 'image') return pictureName(value, context);
  if (field === 'logo.file') return texts.audit.sentLogo;
  const moment = /^\d{4}-\d{2}-\d{2}T/.test(value) ? readWireTime(value) : null;
  if (moment) return shortWhen(moment, zone);
  if (['plans', 'inForceFrom', 'days'].includes(field)) return withDays(value);
  return labelOf(wordsFor(change, context), value);
}

/** A picture's description, built-in or from the library. */
function pictureName(value: string, { texts, language, pictures }: FormatContext): string {
  const picture = Object.hasOwn(pictures, value) ? pictures[value] : undefined;
  const alt = picture && inLanguage(picture.alt, language);
  return alt || labelOf(texts.tracks.pictures, isUuid(value) ? texts.audit.sentPicture : value);
}

/** `Lato (2026-05-01/2026-09-30)` with days in the site's usual format. */
function withDays(text: string): string {
  return text
    .replaceAll(/(\d{4}-\d{2}-\d{2})\/(?=\d)/g, '$1–')
    .replaceAll(/\d{4}-\d{2}-\d{2}/g, (day) => dateText(Temporal.PlainDate.from(day)));
}

/** The labels of a field with enumerated wire values; free text has none. */
function wordsFor({ field, within = [] }: FieldChange, { texts, site }: FormatContext) {
  const { audit, money, prices, tracks } = texts;
  const ofRow = within.at(-1)?.list === 'rows';
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    action: texts.actions.kinds,
    actionType: audit.values,
    backBy: audit.waysBack,
    changed: audit.accountFields,
    colour: tracks.colours,
    kind: money.kinds,
    level: site.planner.levels,
    method: audit.values,
    role: ofRow ? prices.roles : audit.values,
    status: { ...audit.values, ...tracks.statuses, retired: tracks.retired },
    vat: prices.rates,
  };
  return words[field] ?? {};
}
