import type { PriceGroup, PriceList, PriceRole, PriceRow } from '@cablepark/domain/prices/prices.schema';
import { type RefObject, useEffect, useRef, useState } from 'react';
import * as edits from './priceEdits.ts';

type Groups = PriceList['groups'];

type FocusOn = (part: string | undefined, kind: 'button' | 'input', nth?: number) => void;

/** The last removed part, and its position. */
export type Removed =
  | { isGroup: true; group: number; what: PriceGroup }
  | { isGroup: false; group: number; row: number; what: PriceRow };

export type PriceEditing = Omit<ReturnType<typeof usePriceEditing>, 'root'>;

/** All edits of groups and rows; after each one the focus stays with the moved, added or removed part. */
export function usePriceEditing(groups: Groups, onChange: (groups: Groups) => void) {
  const [addedId, setAddedId] = useState<string | null>(null);
  const { root, focusOn } = useFocusOn();
  const removing = useRemoving(groups, onChange, focusOn);

  const moveGroup = (index: number, by: -1 | 1) => {
    onChange(edits.moveGroup(groups, index, by));
    focusOn(groups[index]?.id, 'button', by < 0 ? 0 : 1);
  };
  const moveRow = (place: edits.RowPosition, by: -1 | 1) => {
    onChange(edits.moveRow(groups, place, by));
    focusOn(groups[place.group]?.rows[place.row]?.id, 'button', by < 0 ? 0 : 1);
  };
  const addGroup = () => {
    const next = edits.addGroup(groups);
    onChange(next);
    focusOn(next.at(-1)?.id, 'input');
  };
  const addRow = (group: number) => {
    const next = edits.addRow(groups, group);
    onChange(next.groups);
    setAddedId(next.id);
    focusOn(next.id, 'input');
  };

  return {
    root,
    /** The last added row: it starts open. */
    added: addedId,
    changeGroup: (index: number, part: Partial<PriceGroup>) =>
      onChange(edits.changeGroup(groups, index, part)),
    changeRow: (place: edits.RowPosition, part: Partial<PriceRow>) =>
      onChange(edits.changeRow(groups, place, part)),
    setRole: (place: edits.RowPosition, role: PriceRole) => onChange(edits.setRole(groups, place, role)),
    moveGroup,
    moveRow,
    addGroup,
    addRow,
    ...removing,
  };
}

/** Removal with undo. */
function useRemoving(groups: Groups, onChange: (groups: Groups) => void, focusOn: FocusOn) {
  const [removal, setRemoval] = useState<Removed | null>(null);
  const remove = (what: Removed, rest: Groups) => {
    onChange(rest);
    setRemoval(what);
    focusOn(removedPart, 'button');
  };
  const removeGroup = (group: number) => {
    const what = groups[group];
    if (what) remove({ isGroup: true, group, what }, groups.toSpliced(group, 1));
  };
  const removeRow = ({ group, row }: edits.RowPosition) => {
    const what = groups[group]?.rows[row];
    if (what) remove({ isGroup: false, group, row, what }, edits.removeRow(groups, { group, row }));
  };
  const putBack = () => {
    if (!removal) return;
    onChange(
      removal.isGroup
        ? groups.toSpliced(removal.group, 0, removal.what)
        : edits.putRowBack(groups, removal, removal.what),
    );
    setRemoval(null);
    focusOn(removal.what.id, 'button');
  };
  return {
    // An undo or a restored version may already contain it.
    removed: removal && !isThere(groups, removal.what.id) ? removal : null,
    removeGroup,
    removeRow,
    putBack,
  };
}

function isThere(groups: Groups, id: string): boolean {
  return groups.some((group) => group.id === id || group.rows.some((row) => row.id === id));
}

/** The marker of an undo note; groups and rows have their ids as markers, which look different. */
export const removedPart = 'REMOVED';

/** After the next render, focuses a button or field within the marked part of the page. */
function useFocusOn(): { root: RefObject<HTMLDivElement | null>; focusOn: FocusOn } {
  const root = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<{ selector: string; nth: number } | null>(null);
  useEffect(() => {
    if (target) root.current?.querySelectorAll<HTMLElement>(target.selector)[target.nth]?.focus();
  }, [target]);
  const focusOn: FocusOn = (part, kind, nth = 0) =>
    setTarget({ selector: `[data-part="${part}"] ${kind}`, nth });
  return { root, focusOn };
}
