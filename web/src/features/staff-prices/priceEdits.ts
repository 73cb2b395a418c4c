import { rowsOf } from '@cablepark/domain/prices/price-list';
import type { PriceGroup, PriceList, PriceRole, PriceRow } from '@cablepark/domain/prices/prices.schema';

/** Immutable edits of the groups of a price list. Positions count from 0. */
type Groups = PriceList['groups'];

const nothing = { pl: '', en: '' };

/** The position of a row. */
export interface RowPosition {
  group: number;
  row: number;
}

export function changeGroup(groups: Groups, index: number, part: Partial<PriceGroup>): Groups {
  return groups.map((group, at) => (at === index ? { ...group, ...part } : group));
}

export function addGroup(groups: Groups): Groups {
  return [...groups, emptyGroup(groups)];
}

export function moveGroup(groups: Groups, index: number, by: -1 | 1): Groups {
  const group = groups[index];
  return group ? groups.toSpliced(index, 1).toSpliced(index + by, 0, group) : groups;
}

/** The first row of a list is the slot, which is required. @returns the groups, and the new row's id */
export function addRow(groups: Groups, index: number): { groups: Groups; id: string } {
  const all = rowsOf({ lead: nothing, groups });
  const id = freeId('row', all);
  const row: PriceRow = {
    id,
    name: nothing,
    note: nothing,
    price: Number.NaN,
    weekendPrice: null,
    vat: all.at(-1)?.vat ?? '23',
    role: all.length === 0 ? 'slot' : 'plain',
    slots: null,
  };
  return { groups: changeGroup(groups, index, { rows: [...(groups[index]?.rows ?? []), row] }), id };
}

export function changeRow(groups: Groups, { group, row }: RowPosition, part: Partial<PriceRow>): Groups {
  const rows = (groups[group]?.rows ?? []).map((one, at) => (at === row ? { ...one, ...part } : one));
  return changeGroup(groups, group, { rows });
}

/** Only one row is the slot: the previous one becomes a plain row. */
export function setRole(groups: Groups, place: RowPosition, role: PriceRole): Groups {
  const others =
    role === 'slot'
      ? groups.map((group) => ({
          ...group,
          rows: group.rows.map((row) => (row.role === 'slot' ? { ...row, role: 'plain' as const } : row)),
        }))
      : groups;
  return changeRow(others, place, { role, slots: role === 'pass' ? 10 : null, ...noPass(groups, place) });
}

/** A row that changes its role stops being a pass. */
function noPass(groups: Groups, { group, row }: RowPosition): Partial<PriceRow> {
  return groups[group]?.rows[row]?.pass ? { pass: null } : {};
}

/** Moves one place; past the end of its group a row moves to the next group. */
export function moveRow(groups: Groups, { group, row }: RowPosition, by: -1 | 1): Groups {
  const rows = groups[group]?.rows ?? [];
  const movedRow = rows[row];
  if (!movedRow) return groups;
  const without = changeGroup(groups, group, { rows: rows.toSpliced(row, 1) });
  const stays = row + by >= 0 && row + by < rows.length;
  if (stays)
    return changeGroup(groups, group, { rows: rows.toSpliced(row, 1).toSpliced(row + by, 0, movedRow) });
  const beside = groups[group + by]?.rows;
  if (!beside) return groups;
  return changeGroup(without, group + by, { rows: by < 0 ? [...beside, movedRow] : [movedRow, ...beside] });
}

export function removeRow(groups: Groups, { group, row }: RowPosition): Groups {
  return changeGroup(groups, group, { rows: (groups[group]?.rows ?? []).toSpliced(row, 1) });
}

/** Back to its old position, if that still exists. */
export function putRowBack(groups: Groups, place: RowPosition, row: PriceRow): Groups {
  const group = Math.min(place.group, groups.length - 1);
  const rows = groups[group]?.rows;
  if (!rows) return [{ ...emptyGroup(groups), rows: [row] }];
  return changeGroup(groups, group, { rows: rows.toSpliced(place.row, 0, row) });
}

function emptyGroup(groups: Groups): PriceGroup {
  return { id: freeId('group', groups), name: nothing, rows: [] };
}

/** Generated ids: they only need to be unique. */
function freeId(kind: 'group' | 'row', parts: readonly { id: string }[]): string {
  const usedIds = new Set(parts.map(({ id }) => id));
  let number = parts.length + 1;
  while (usedIds.has(`${kind}-${number}`)) number += 1;
  return `${kind}-${number}`;
}
