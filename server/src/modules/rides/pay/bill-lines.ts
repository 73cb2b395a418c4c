import { answerTogether } from '@cablepark/domain/booking/party';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { ParkError, ValidationFailed } from '@cablepark/domain/errors';
import type { VatRate } from '@cablepark/domain/park/vat-rates';
import { type PassKind, passKindsOf } from '@cablepark/domain/passes/pass-kind';
import { decideSelling } from '@cablepark/domain/passes/pass-rules';
import { decideAmount, decidePaying } from '@cablepark/domain/payments/payment-rules';
import { type DeskItem, deskItemsOf, slotVatOf } from '@cablepark/domain/prices/price-list';
import type { AppContext } from '../../../context.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { lockPassRow } from '../../passes/index.ts';
import { lockSlots, type StoredSlot, slotOf } from '../../slots/rows/index.ts';
import { refusalWithSlots } from '../refusal-with-slots.ts';

/**
 * A line of a new bill: a booked slot (`amount` in grosze, null for its price), a booked slot on a pass, items of the price list, or a new pass.
 * `owner` is null for a pass that belongs to whoever has its code.
 */
export type NewLine =
  | { slot: number; amount: number | null }
  | { slot: number; pass: number }
  | { item: string; count: number }
  | { passKind: string; owner: string | null };

/** A line that costs money, in grosze. */
export type MoneyLine = { cents: number; vat: VatRate | null } & (
  | { slot: StoredSlot }
  | { item: DeskItem; count: number }
  | { passKind: PassKind; owner: string | null }
);

/** What the park sells now. */
export interface ParkFacts {
  items: readonly DeskItem[];
  passKinds: readonly PassKind[];
  /** The VAT rate of rides. */
  vat: VatRate | null;
  zone: string;
}

export async function readParkFacts({
  pageContents,
  clock,
  config: { zone },
}: AppContext): Promise<ParkFacts> {
  const { content: prices } = (await pageContents.read()).prices;
  const items = deskItemsOf(prices, clock.now(), zone);
  return { items, passKinds: passKindsOf(prices), vat: slotVatOf(prices), zone };
}

/** Locks the passes that pay, then the slots (`db/locks.ts`). @returns the slots @throws the refusal of a slot that cannot be paid for */
export async function lockLines(
  { db, engine }: TransactionContext,
  lines: readonly NewLine[],
): Promise<Map<number, StoredSlot>> {
  const passes = new Set(lines.flatMap((line) => ('pass' in line ? line.pass : [])));
  for (const pass of [...passes].toSorted((a, b) => a - b)) await lockPassRow(db, engine, pass);
  const ids = lines.flatMap((line) => ('slot' in line ? line.slot : []));
  const slots = new Map(
    await lockSlots(
      db,
      engine,
      ids.toSorted((a, b) => a - b),
    ),
  );
  const decisions = new Map(
    ids.map((id) => {
      const slot = slots.get(id);
      return [id, slot ? decidePaying(slot) : ('INVALID_FOREIGN_KEY' as const)];
    }),
  );
  // A slot on two lines would be paid twice.
  if (decisions.size < ids.length) throw wrongSum({ code: 'FAILED_VALIDATION' });
  enforce(answerTogether(decisions), refusalWithSlots);
  return slots;
}

/** Prices a line as of today. @throws INVALID_FOREIGN_KEY (no such row), PASS_EXPIRED, FAILED_VALIDATION */
export function moneyLineOf(
  line: Exclude<NewLine, { pass: number }>,
  slots: ReadonlyMap<number, StoredSlot>,
  { items, passKinds, vat, zone }: ParkFacts,
  now: Temporal.Instant,
): MoneyLine {
  if ('slot' in line) {
    const slot = slotOf(slots, line.slot);
    const cents = line.amount ?? slot.price;
    enforce(decideAmount(slot, cents, 'cash'), wrongSum);
    return { cents, vat, slot };
  }
  if ('passKind' in line) {
    const kind = passKinds.find(({ row }) => row === line.passKind) ?? null;
    enforce(decideSelling(kind, now, zone), unknownKind);
    if (!kind) throw unknownRow('pass_kind');
    return { cents: kind.price, vat: kind.vat, passKind: kind, owner: line.owner };
  }
  const item = items.find(({ row }) => row === line.item);
  if (!item) throw unknownRow('item');
  return { cents: item.price * line.count, vat: item.vat, item, count: line.count };
}

function unknownKind({ code }: Refusal): ParkError | undefined {
  return code === 'INVALID_FOREIGN_KEY' ? unknownRow('pass_kind') : undefined;
}

function unknownRow(field: 'item' | 'pass_kind'): ParkError {
  return new ParkError('INVALID_FOREIGN_KEY', { extensions: { field } });
}

export function wrongSum({ code }: Refusal): ParkError | undefined {
  if (code !== 'FAILED_VALIDATION') return undefined;
  const message = 'The parts are not what the bill costs now.';
  return new ValidationFailed([{ field: 'parts', type: 'sum', message }]);
}
