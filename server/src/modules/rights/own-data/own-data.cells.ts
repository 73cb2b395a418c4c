import {
  deskReasons,
  ownCancelling,
  passWithdrawn,
  tooLateReason,
} from '@cablepark/domain/payments/void-reasons';
import { dateText, type Language, timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { nameOf, trackLabel } from '@cablepark/domain/tracks/track-words';
import { inLanguage } from '@cablepark/domain/words/in-language';
import type { OwnData } from './collect-own-data.ts';
import type { OwnDataTexts } from './texts/own-data-texts.ts';

export type DataCell = string | number | null;

/** The language of the page, and the park's time zone. */
export interface CellContext {
  language: Language;
  texts: OwnDataTexts;
  zone: string;
}

export const listNames = [
  'sessions',
  'notified',
  'bookings',
  'history',
  'payments',
  'money',
  'online',
  'refunds',
  'passes',
  'pass_entries',
  'withdrawals',
  'no_shows',
  'notes',
  'friends',
  'standby',
  'messages',
  'log',
] as const;
export type ListName = (typeof listNames)[number];

/** The cells of each list, in the order of its columns. */
export function rowsOf(data: OwnData, writing: CellContext): Record<ListName, () => DataCell[][]> {
  const { texts } = writing;
  const at = (time: string | null) => moment(time, writing);
  const by = (who: keyof OwnDataTexts['by'] | null) => who && texts.by[who];
  return {
    sessions: () => data.sessions.map((row) => [row.browser, row.system, at(row.started), at(row.used)]),
    notified: () => data.notified.map((row) => [row.service, at(row.since)]),
    bookings: () => data.bookings.map((row) => bookingCells(row, writing)),
    history: () =>
      data.history.map((row) => [
        at(row.at),
        texts.actions[row.action],
        at(row.start),
        trackCell(row, writing),
        by(row.by),
        row.late ? texts.late : null,
        row.slot,
      ]),
    payments: () =>
      data.payments.map((row) => [
        at(row.at),
        amount(row.amount, texts),
        texts.methods[row.method],
        at(row.start),
        trackCell(row, writing),
        by(row.by),
        at(row.voided),
        reasonText(row.void_reason, texts),
        row.slot,
        row.pass,
        row.receipt,
      ]),
    money: () => data.money.map((row) => moneyCells(row, writing)),
    ...prepaidRows(data, writing),
    notes: () => data.notes.map((row) => [at(row.at), row.text, by(row.by)]),
    friends: () => data.friends.map((row) => [at(row.at), at(row.until), row.slots, row.taken]),
    standby: () =>
      data.standby.map((row) => [
        at(row.at),
        at(row.from),
        at(row.until),
        trackCell(row, writing),
        texts.wishStates[row.state],
        row.lapses,
      ]),
    no_shows: () =>
      data.no_shows.map((row) => [at(row.start), trackCell(row, writing), at(row.at), by(row.by), row.slot]),
    messages: () =>
      data.messages.map((row) => [at(row.at), texts.messageKinds[row.kind], row.to, at(row.sent)]),
    log: () =>
      data.log.map((row) => [
        at(row.at),
        row.action,
        by(row.by),
        factsCell(row.before),
        factsCell(row.after),
      ]),
  };
}

function bookingCells(row: OwnData['bookings'][number], writing: CellContext): DataCell[] {
  const { texts } = writing;
  return [
    moment(row.start, writing),
    row.minutes,
    trackCell(row, writing),
    row.event,
    row.party,
    row.person,
    row.gear.length > 0 ? row.gear.join(', ') : null,
    amount(row.price, texts),
    row.paid ? texts.yes : null,
    moment(row.arrived, writing),
    row.slot,
  ];
}

function moneyCells(row: OwnData['money'][number], writing: CellContext): DataCell[] {
  const { texts } = writing;
  return [
    moment(row.at, writing),
    amount(row.amount, texts),
    texts.methods[row.method],
    texts.moneyKinds[row.kind],
    row.reason === tooLateReason ? texts.tooLate : reasonText(row.reason, texts),
    row.by && texts.by[row.by],
    row.slot,
    row.pass,
  ];
}

/** Online payments and refunds, and the two lists about passes. */
function prepaidRows(
  data: OwnData,
  writing: CellContext,
): Record<'online' | 'refunds' | 'passes' | 'pass_entries' | 'withdrawals', () => DataCell[][]> {
  const { texts } = writing;
  const at = (time: string | null) => moment(time, writing);
  return {
    online: () =>
      data.online.map((row) => [
        at(row.at),
        amount(row.amount, texts),
        row.bought.map((item) => boughtText(item, writing)).join('; '),
        texts.billStates[row.state],
        row.provider,
        row.number,
        row.tax_id,
      ]),
    refunds: () =>
      data.refunds.map((row) => [
        at(row.at),
        amount(row.amount, texts),
        texts.refundStates[row.state],
        reasonText(row.reason, texts),
        row.by && texts.by[row.by],
        at(row.ended),
      ]),
    passes: () =>
      data.passes.map((row) => [
        inLanguage(row.name, writing.language),
        texts.units[row.unit](row.balance),
        texts[row.own ? 'yes' : 'no'],
        at(row.bought),
        at(row.ends),
        row.closed_days.map(({ day }) => day).join(', '),
        at(row.voided),
        row.id,
      ]),
    pass_entries: () =>
      data.pass_entries.map((row) => [
        at(row.at),
        texts.passReasons[row.reason],
        row.delta,
        reasonText(row.note, texts),
        row.by && texts.by[row.by],
        row.slot,
        row.pass,
      ]),
    withdrawals: () =>
      data.withdrawals.map((row) => [
        at(row.at),
        row.name && inLanguage(row.name, writing.language),
        at(row.concluded),
        amount(row.amount, texts),
        row.pass,
      ]),
  };
}

/** Staff write their own reasons; others come from the program. */
function reasonText(reason: string | null, { ownCancelling: words }: OwnDataTexts): string | null {
  if (reason === ownCancelling.free) return words.free;
  if (reason === ownCancelling.soldAgain) return words.soldAgain;
  if (reason === passWithdrawn) return words.withdrawn;
  if (reason === deskReasons.undone) return words.undone;
  if (reason === deskReasons.corrected) return words.corrected;
  return reason === ownCancelling.late ? words.late : reason;
}

/** A slot by its time and track, or a pass by its name. */
function boughtText(item: OwnData['online'][number]['bought'][number], writing: CellContext): string {
  const { pass, item: sold, start } = item;
  const name = pass ?? sold;
  if (name !== null) return inLanguage(name, writing.language);
  return [moment(start, writing), trackCell(item, writing)].filter((text) => text !== null).join(', ');
}

/** The accepted version of a text, and the day from which it applies. */
export function acceptedCell(accepted: OwnData['account']['accepted_terms'], writing: CellContext): DataCell {
  if (accepted === null) return null;
  const { version, in_force_from: from } = accepted;
  return writing.texts.version(version, from && dayText(Temporal.PlainDate.from(from), writing));
}

/** `2026-07-04` or, in Polish, `04.07.2026`, and the time in the park's zone. */
export function moment(time: string | null, writing: CellContext): string | null {
  if (time === null) return null;
  const instant = Temporal.Instant.from(time);
  return `${dayText(dayOf(instant, writing.zone), writing)}, ${timeText(instant, writing.zone)}`;
}

function dayText(day: Temporal.PlainDate, { language }: CellContext): string {
  return language === 'pl' ? dateText(day) : day.toString();
}

function trackCell(
  { track, track_en: nameEn }: { track: string | null; track_en: string | null },
  { language, texts }: CellContext,
): DataCell {
  return track === null ? null : trackLabel(nameOf({ name: track, nameEn }, language), texts.track);
}

function amount(pln: number, { decimalPoint }: OwnDataTexts): string {
  return pln.toFixed(2).replace('.', decimalPoint);
}

function factsCell(facts: unknown): DataCell {
  return facts === null ? null : JSON.stringify(facts);
}
