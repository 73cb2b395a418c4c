import type { VatRate } from '@cablepark/domain/pages/prices.schema';
import { ownCancelling, passWithdrawn } from '@cablepark/domain/payments/void-reasons';
import { dateText, type Language, timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { nameOf, trackLabel } from '@cablepark/domain/tracks/track-words';
import { kindOf, type MoneyRecord } from '../payments/index.ts';
import type { Cell } from './csv.ts';
import type { BookingRow } from './export.store.ts';
import type { ExportTexts } from './export.texts.ts';

/** How the cells are written: in a language, by the park's clocks. */
export interface Writing {
  language: Language;
  texts: ExportTexts;
  zone: string;
}

export function bookingCells(row: BookingRow, writing: Writing): Cell[] {
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

export function paymentCells(row: MoneyRecord, writing: Writing): Cell[] {
  const { texts } = writing;
  return [
    ...momentCells(row.at, writing),
    { cents: row.amount, point: texts.point },
    vatCell(row.vat, texts),
    texts.methods[row.method],
    texts.kinds[kindOf(row)],
    trackCell(row, writing),
    ...momentCells(row.rideAt, writing),
    row.takenBy,
    // What was paid for a forfeited ride stays taken, as the takings count it.
    row.voidedAt === null || row.isKept ? null : momentCells(row.voidedAt, writing).join(' '),
    reasonCell(row, texts),
    row.refunded === 0 ? null : { cents: row.refunded, point: texts.point },
    row.number,
    row.receipt,
    row.taxId,
    row.id,
    row.slot,
  ];
}

/** Why a payment was voided, in the reader's language where the program wrote it. */
function reasonCell({ reason, ridden }: MoneyRecord, texts: ExportTexts): string | null {
  const paid = ridden === null ? 'online' : 'pass';
  if (reason === passWithdrawn) return texts.withdrawn;
  if (reason === ownCancelling.free) return texts.cancelled[paid];
  return reason === ownCancelling.late ? texts.cancelledLate[paid] : reason;
}

/** Empty for what was taken before rates were kept. */
function vatCell(vat: VatRate | null, texts: ExportTexts): string | null {
  return vat === 'exempt' ? texts.exempt : vat && `${vat}%`;
}

/** As the park calls it in the reader's language; empty where the slot is gone. */
function trackCell(
  { track, trackEn }: { track: string | null; trackEn: string | null },
  { language, texts }: Writing,
): string | null {
  return track === null ? null : trackLabel(nameOf({ name: track, nameEn: trackEn }, language), texts.track);
}

/** A date and a time; both empty where there is no moment. */
function momentCells(epochMs: number | null, { language, zone }: Writing): [string | null, string | null] {
  if (epochMs === null) return [null, null];
  const moment = Temporal.Instant.fromEpochMilliseconds(epochMs);
  const day = dayOf(moment, zone);
  return [language === 'pl' ? dateText(day) : day.toString(), timeText(moment, zone)];
}
