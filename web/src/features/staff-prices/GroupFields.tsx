import type { PriceGroup } from '@cablepark/domain/prices/prices.schema';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { BilingualField } from '../../staff/content/BilingualField.tsx';
import type { ContentFaults } from '../../staff/content/contentFaults.ts';
import form from '../../staff/form/Form.module.css';
import { MoveButtons } from '../../staff/form/MoveButtons.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { namedFault, type PriceFault } from './namedFault.ts';
import styles from './Prices.module.css';
import { RemovedNote } from './RemovedNote.tsx';
import { RowFields } from './RowFields.tsx';
import type { PriceEditing } from './usePriceEditing.ts';

interface GroupFieldsProps {
  group: PriceGroup;
  index: number;
  isLast: boolean;
  /** Whether the list has the maximum of rows. */
  isFull: boolean;
  faults: ContentFaults;
  fault: PriceFault;
  editing: PriceEditing;
}

/** One group: its position, its name, its rows. */
export function GroupFields({ group, index, isLast, isFull, faults, fault, editing }: GroupFieldsProps) {
  const t = useStaffTexts().prices;
  const { language } = useLanguage();
  const groupName = inLanguage(group.name, language).trim() || t.group(index + 1);
  const { removed } = editing;
  const path = `groups.${index}`;
  return (
    <section className={form.card} aria-label={groupName} data-part={group.id}>
      <div className={styles.groupHead}>
        <MoveButtons
          beside
          up={t.groupUp(groupName)}
          down={t.groupDown(groupName)}
          isFirst={index === 0}
          isLast={isLast}
          onMove={(by) => editing.moveGroup(index, by)}
        />
        <h2 className={classes(form.cardTitle, styles.groupTitle)}>{groupName}</h2>
      </div>
      <BilingualField
        label={t.groupName}
        value={group.name}
        path={`${path}.name`}
        fault={namedFault(fault, `${path}.name`, t.groupNameFault)}
        onChange={(name) => editing.changeGroup(index, { name })}
      />
      {group.rows.length === 0 && <p className={form.hint}>{t.emptyGroup}</p>}
      <ol className={styles.rows}>
        {group.rows.map((row, at) => (
          <RowFields
            key={row.id}
            row={row}
            place={{ group: index, row: at }}
            isFirst={index === 0 && at === 0}
            isLast={isLast && at === group.rows.length - 1}
            hasFault={[...faults.keys()].some((each) => each.startsWith(`${path}.rows.${at}.`))}
            fault={fault}
            editing={editing}
          />
        ))}
      </ol>
      {removed?.isGroup === false && removed.group === index && (
        <RemovedNote removed={removed} onPutBack={editing.putBack} />
      )}
      <GroupActions index={index} called={groupName} isFull={isFull} editing={editing} />
    </section>
  );
}

type GroupActionsProps = Pick<GroupFieldsProps, 'index' | 'isFull' | 'editing'> & { called: string };

function GroupActions({ index, called, isFull, editing }: GroupActionsProps) {
  const t = useStaffTexts().prices;
  return (
    <div className={form.actions}>
      {!isFull && (
        <Button aria-label={t.addRowTo(called)} onClick={() => editing.addRow(index)}>
          {t.addRow}
        </Button>
      )}
      <Button
        variant="quietDanger"
        aria-label={t.removeGroupOf(called)}
        onClick={() => editing.removeGroup(index)}
      >
        {t.removeGroup}
      </Button>
    </div>
  );
}
