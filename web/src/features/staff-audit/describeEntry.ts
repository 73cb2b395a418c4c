import type { AuditEntryRow } from '@cablepark/contract/audit.schema';
import { toGrosze } from '@cablepark/contract/money';
import { dateText } from '@cablepark/domain/time/display';
import {
  type AuditChange,
  type ChangedItem,
  changesOf,
  type FieldChange,
  type ItemChange,
} from './changes.ts';
import { excerptOf } from './excerpt.ts';
import { fieldName, labelOf } from './fieldNames.ts';
import { type FormatContext, formatValue } from './formatValue.ts';
import { itemName, itemWords } from './itemNames.ts';

/** One change as text; `from` or `to` is absent if there was or is no value. */
export interface EntryLine {
  what: string;
  from?: string;
  to?: string;
  /** Both full texts, if the line shows excerpts. */
  whole?: { from?: string; to?: string };
}

/** The action, and its subject if the action does not name it. */
export function titleOf(entry: AuditEntryRow, { texts, names, trackName }: FormatContext) {
  const t = texts.audit;
  if (entry.subject === 'Page') return { title: pageTitle(entry.subjectId, texts), subject: '' };
  const title = labelOf(t.actions, entry.action);
  const kind = labelOf(t.subjects, entry.subject);
  if (entry.subject === 'users')
    return { title, subject: `${kind}: ${names.get(entry.subjectId) ?? t.someone}` };
  if (entry.subject === 'Day') return { title, subject: dateText(Temporal.PlainDate.from(entry.subjectId)) };
  if (!/^\d+$/.test(entry.subjectId) || entry.subject === 'Park') return { title, subject: kind };
  const isTrack = entry.subject === 'Asset';
  return { title, subject: isTrack ? trackName(Number(entry.subjectId)) : `${kind} ${entry.subjectId}` };
}

function pageTitle(page: string, { audit, prices, words }: FormatContext['texts']): string {
  if (page === 'looks') return audit.looksEdited;
  if (page === 'mails') return audit.mailsEdited;
  return audit.pageEdited(labelOf({ ...words.names, prices: prices.title }, page));
}

/** The lines of an entry. */
export function linesOf(entry: AuditEntryRow, context: FormatContext): EntryLine[] {
  return changesOf(entry)
    .filter((change) => !isMeasure(change, entry))
    .map((change) => ('how' in change ? itemLine(change, context) : fieldLine(change, entry, context)));
}

/** The size of a logo is a technical detail. */
function isMeasure(change: AuditChange, { subject }: AuditEntryRow): boolean {
  return subject === 'Page' && 'field' in change && ['logo.width', 'logo.height'].includes(change.field);
}

function itemLine(change: ItemChange, context: FormatContext): EntryLine {
  const { how, item, was } = change;
  const words = itemWords(item, context.texts);
  if (how === 'added') return { what: words.added, to: nameWithPrice(item, context) };
  if (how === 'removed' || !was) return { what: words.removed, from: nameWithPrice(item, context) };
  const { place } = context.texts.audit;
  const spot = ({ place: number }: ChangedItem, holder?: ChangedItem) =>
    holder && change.wasWithin ? itemName(holder, context) : place(number);
  return {
    what: words.moved(itemName(item, context)),
    from: spot(was, change.wasWithin?.at(-1)),
    to: spot(item, change.within?.at(-1)),
  };
}

/** The name; for a row of the price list also the price. */
function nameWithPrice(item: ChangedItem, context: FormatContext): string {
  const name = itemName(item, context);
  const { price, weekendPrice } = item.state;
  if (item.list !== 'rows' || typeof price !== 'number') return name;
  const priceText = (pln: number) => context.site.common.price(toGrosze(pln));
  const { twoPrices } = context.texts.prices;
  const cost =
    typeof weekendPrice === 'number'
      ? twoPrices(priceText(price), priceText(weekendPrice))
      : priceText(price);
  return `${name}, ${cost}`;
}

function fieldLine(change: FieldChange, entry: AuditEntryRow, context: FormatContext): EntryLine {
  const { texts, language } = context;
  const item = change.within?.at(-1);
  const field = fieldName(change.field, entry.subject, texts, language, item?.list);
  const subjectName = item && itemWords(item, texts).one(itemName(item, context));
  const line: EntryLine = { what: capital(subjectName ? `${subjectName}: ${uncapital(field)}` : field) };
  const values = valuesOf(change, context);
  const short = {
    from: values.from && excerptOf(values.from, values.to ?? ''),
    to: values.to && excerptOf(values.to, values.from ?? ''),
  };
  if (short.from !== undefined) line.from = short.from;
  if (short.to !== undefined) line.to = short.to;
  if (short.from !== values.from || short.to !== values.to) line.whole = values;
  return line;
}

/** Two different values may have the same name. */
function valuesOf(change: FieldChange, context: FormatContext): { from?: string; to?: string } {
  const values: { from?: string; to?: string } = {};
  if ('from' in change) values.from = formatValue(change, change.from, context);
  if ('to' in change) values.to = formatValue(change, change.to, context);
  const { sentLogo, otherLogo, otherPicture } = context.texts.audit;
  if (values.from === values.to && isFile(change))
    values.to = values.to === sentLogo ? otherLogo : otherPicture;
  return values;
}

function isFile({ field }: FieldChange): boolean {
  return ['picture', 'image', 'logo.file'].includes(field);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
