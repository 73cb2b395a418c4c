import type { PriceRow } from '@cablepark/domain/prices/prices.schema';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useId, useState } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { MoveButtons } from '../../staff/form/MoveButtons.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import type { PriceFault } from './namedFault.ts';
import styles from './Prices.module.css';
import type { RowPosition } from './priceEdits.ts';
import { RowDetails } from './RowDetails.tsx';
import type { PriceEditing } from './usePriceEditing.ts';
import { usePriceText } from './usePriceText.ts';

export interface RowFieldsProps {
  row: PriceRow;
  place: RowPosition;
  isFirst: boolean;
  isLast: boolean;
  hasFault: boolean;
  fault: PriceFault;
  editing: PriceEditing;
}

/** One row of the list: a summary that opens its fields. */
export function RowFields({ row, place, isFirst, isLast, hasFault, fault, editing }: RowFieldsProps) {
  const t = useStaffTexts().prices;
  const { language } = useLanguage();
  const priceText = usePriceText();
  const id = useId();
  const name = inLanguage(row.name, language).trim() || t.row;
  const [isOpen, setOpen] = useState(editing.added === row.id);
  // Opens on an error, and stays open after the correction.
  if (hasFault && !isOpen) setOpen(true);
  return (
    <li className={styles.row} data-part={row.id}>
      <MoveButtons
        beside
        up={t.rowUp(name)}
        down={t.rowDown(name)}
        isFirst={isFirst}
        isLast={isLast}
        onMove={(by) => editing.moveRow(place, by)}
      />
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.called}>
          <span>{name}</span>
          {row.role !== 'plain' && <span className={styles.role}>{t.roles[row.role]}</span>}
        </span>
        <span className={styles.amount}>{priceText(row)}</span>
        <ChevronDownIcon className={styles.chevron} />
      </button>
      <div id={id} className={styles.inside} hidden={!isOpen}>
        {isOpen && <RowDetails row={row} place={place} called={name} fault={fault} editing={editing} />}
      </div>
    </li>
  );
}
