import { toGrosze } from '@cablepark/contract/money';
import type { AuditEntry } from './api/audit.ts';
import { type Change, changesOf, type FieldChange, type Item, type ItemChange } from './changes.ts';
import { excerptOf } from './excerpt.ts';
import { fieldName, labelOf } from './fieldNames.ts';
import { itemName, itemWords } from './itemNames.ts';
import { sayValue, type Teller } from './values.ts';

/** One change in words; `from` or `to` is absent where there was or is nothing. */
export interface Line {
  what: string;
  from?: string;
  to?: string;
  /** Both texts whole, where the line tells them in short. */
  whole?: { from?: string; to?: string };
}

/** What was done, and to which thing where that does not say it. */
export function titleOf(entry: AuditEntry, { texts, names, trackName }: Teller) {
  const t = texts.audit;
  if (entry.subject === 'Page') return { title: pageTitle(entry.subjectId, texts), subject: '' };
  const title = labelOf(t.actions, entry.action);
  const kind = labelOf(t.subjects, entry.subject);
  if (entry.subject === 'users')
    return { title, subject: `${kind}: ${names.get(entry.subjectId) ?? t.someone}` };
  if (!/^\d+$/.test(entry.subjectId) || entry.subject === 'Park') return { title, subject: kind };
  const isTrack = entry.subject === 'Asset';
  return { title, subject: isTrack ? trackName(Number(entry.subjectId)) : `${kind} ${entry.subjectId}` };
}

function pageTitle(page: string, { audit, prices, words }: Teller['texts']): string {
  if (page === 'looks') return audit.looksEdited;
  if (page === 'mails') return audit.mailsEdited;
  return audit.pageEdited(labelOf({ ...words.names, prices: prices.title }, page));
}

/** What an entry says, line by line. */
export function linesOf(entry: AuditEntry, teller: Teller): Line[] {
  return changesOf(entry)
    .filter((change) => !isMeasure(change, entry))
    .map((change) => ('how' in change ? itemLine(change, teller) : fieldLine(change, entry, teller)));
}

/** The size of a logo is the server's business. */
function isMeasure(change: Change, { subject }: AuditEntry): boolean {
  return subject === 'Page' && 'field' in change && ['logo.width', 'logo.height'].includes(change.field);
}

function itemLine(change: ItemChange, teller: Teller): Line {
  const { how, item, was } = change;
  const words = itemWords(item, teller.texts);
  if (how === 'added') return { what: words.added, to: described(item, teller) };
  if (how === 'removed' || !was) return { what: words.removed, from: described(item, teller) };
  const { place } = teller.texts.audit;
  const spot = ({ place: number }: Item, holder?: Item) =>
    holder && change.wasWithin ? itemName(holder, teller) : place(number);
  return {
    what: words.moved(itemName(item, teller)),
    from: spot(was, change.wasWithin?.at(-1)),
    to: spot(item, change.within?.at(-1)),
  };
}

/** By its name; a row of the price list with what it costs. */
function described(item: Item, teller: Teller): string {
  const name = itemName(item, teller);
  const { price, weekendPrice } = item.state;
  if (item.list !== 'rows' || typeof price !== 'number') return name;
  const say = (pln: number) => teller.site.common.price(toGrosze(pln));
  const { twoPrices } = teller.texts.prices;
  const cost = typeof weekendPrice === 'number' ? twoPrices(say(price), say(weekendPrice)) : say(price);
  return `${name}, ${cost}`;
}

function fieldLine(change: FieldChange, entry: AuditEntry, teller: Teller): Line {
  const { texts, language } = teller;
  const item = change.within?.at(-1);
  const field = fieldName(change.field, entry.subject, texts, language, item?.list);
  const called = item && itemWords(item, texts).one(itemName(item, teller));
  const line: Line = { what: capital(called ? `${called}: ${uncapital(field)}` : field) };
  const said = saidOf(change, teller);
  const short = {
    from: said.from && excerptOf(said.from, said.to ?? ''),
    to: said.to && excerptOf(said.to, said.from ?? ''),
  };
  if (short.from !== undefined) line.from = short.from;
  if (short.to !== undefined) line.to = short.to;
  if (short.from !== said.from || short.to !== said.to) line.whole = said;
  return line;
}

/** Two that are called alike are still not the same. */
function saidOf(change: FieldChange, teller: Teller): { from?: string; to?: string } {
  const said: { from?: string; to?: string } = {};
  if ('from' in change) said.from = sayValue(change, change.from, teller);
  if ('to' in change) said.to = sayValue(change, change.to, teller);
  const { sentLogo, otherLogo, otherPicture } = teller.texts.audit;
  if (said.from === said.to && isFile(change)) said.to = said.to === sentLogo ? otherLogo : otherPicture;
  return said;
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
