import type { VatRate } from '@cablepark/domain/park/vat-rates';
import { splitVat } from '@cablepark/domain/payments/split-vat';
import {
  deskReasons,
  ownCancelling,
  passWithdrawn,
  tooLateReason,
} from '@cablepark/domain/payments/void-reasons';
import { dateText, type Language, timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { nameOf, trackLabel } from '@cablepark/domain/tracks/track-words';
import type { MoneyRecord } from '../payments/index.ts';
import type { Cell } from './csv.ts';
import type { BookingRow } from './export.store.ts';
import type { ExportTexts } from './export.texts.ts';

/** The language of the cells, and the park's time zone. */
export interface ExportContext {
  language: Language;
  texts: ExportTexts;
  zone: string;
}

export function bookingCells(row: BookingRow, writing: ExportContext): Cell[] {
  const { texts } = writing;
  return [
    ...momentCells(row.at, writing),
    row.duration,
    trackCell(row, writing),
    { cents: row.price, point: texts.point },
    row.firstName,
    row.lastName,
    row.phone,
    row.email,
    row.event,
    row.method && texts.methods[row.method],
    row.paid === null ? null : { cents: row.paid, point: texts.point },
    row.noShow === null ? null : texts.yes,
    row.id,
  ];
}

/** Money has a column that adds up to the takings; rides on passes have another. */
export function paymentCells(row: MoneyRecord, writing: ExportContext): Cell[] {
  const { texts } = writing;
  const amount = { cents: row.amount, point: texts.point };
  return [
    dayCell(Temporal.PlainDate.from(row.day), writing),
    momentCells(row.at, writing)[1],
    row.method === 'pass' ? null : amount,
    vatCell(row.vat, texts),
    texts.methods[row.method],
    texts.kinds[row.kind],
    trackCell(row, writing),
    ...momentCells(row.rideAt, writing),
    row.takenBy,
    reasonCell(row, texts),
    row.method === 'pass' ? amount : null,
    row.number,
    row.receipt,
    row.taxId,
    row.id,
    row.slot,
  ];
}

/** A line of the cash book for the bookkeeper: net and VAT add up to the gross sum. */
export function ledgerCells(row: MoneyRecord, writing: ExportContext): Cell[] {
  const { texts } = writing;
  const split = splitVat(row.amount, row.vat);
  const money = (cents: number | undefined) => (cents === undefined ? null : { cents, point: texts.point });
  return [
    dayCell(Temporal.PlainDate.from(row.day), writing),
    row.entry,
    row.id,
    texts.kinds[row.kind],
    texts.methods[row.method],
    vatCell(row.vat, texts),
    money(split?.net),
    money(split?.vat),
    money(row.amount),
    row.taxId,
    row.receipt,
    row.number,
  ];
}

/** Why money was returned, in the reader's language if the program wrote the reason. */
function reasonCell({ note, method, kind }: MoneyRecord, texts: ExportTexts): string | null {
  if (note === passWithdrawn) return texts.withdrawn;
  if (note === deskReasons.undone) return texts.undone;
  if (note === deskReasons.corrected) return texts.corrected;
  if (note === tooLateReason) return kind === 'moneyBack' || kind === 'failedBack' ? texts.tooLate : null;
  return note === ownCancelling.free ? texts.cancelled[method === 'pass' ? 'pass' : 'online'] : note;
}

/** Empty for money from before rates were stored. */
function vatCell(vat: VatRate | null, texts: ExportTexts): string | null {
  return vat === 'exempt' ? texts.exempt : vat && `${vat}%`;
}

/** The track's name in the reader's language; empty if the slot is deleted. */
function trackCell(
  { track, trackEn }: { track: string | null; trackEn: string | null },
  { language, texts }: ExportContext,
): string | null {
  return track === null ? null : trackLabel(nameOf({ name: track, nameEn: trackEn }, language), texts.track);
}

/** A date and a time; both empty without a time. */
function momentCells(
  epochMs: number | null,
  { language, zone }: ExportContext,
): [string | null, string | null] {
  if (epochMs === null) return [null, null];
  const moment = Temporal.Instant.fromEpochMilliseconds(epochMs);
  return [dayCell(dayOf(moment, zone), { language }), timeText(moment, zone)];
}

function dayCell(day: Temporal.PlainDate, { language }: Pick<ExportContext, 'language'>): string {
  return language === 'pl' ? dateText(day) : day.toString();
}
