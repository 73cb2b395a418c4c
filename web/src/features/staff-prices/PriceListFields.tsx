import { rowsOf } from '@cablepark/domain/prices/price-list';
import { mostGroups, mostRows } from '@cablepark/domain/prices/prices.schema';
import { Fragment } from 'react';
import { BilingualArea } from '../../staff/content/BilingualField.tsx';
import type { ContentEditor } from '../../staff/content/useContentEditor.ts';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Alert } from '../../ui/status/Alert.tsx';
import { GroupFields } from './GroupFields.tsx';
import styles from './Prices.module.css';
import { RemovedNote } from './RemovedNote.tsx';
import { usePriceEditing } from './usePriceEditing.ts';

/** The whole list: its introduction, and its groups. */
export function PriceListFields({ editor }: { editor: ContentEditor<'prices'> }) {
  const t = useStaffTexts().prices;
  const { draft, change, fault } = editor;
  const { root, ...editing } = usePriceEditing(draft.groups, (groups) => change({ groups }));
  const { removed, addGroup } = editing;
  const isFull = rowsOf(draft).length >= mostRows;
  const groupNote = removed?.isGroup && <RemovedNote removed={removed} onPutBack={editing.putBack} />;
  return (
    <div ref={root} className={styles.list}>
      <fieldset className={classes(form.group, form.card, form.fields)}>
        <legend className={form.sectionTitle}>{t.above}</legend>
        <BilingualArea
          label={t.aboveText}
          hint={t.aboveHint}
          rows={2}
          value={draft.lead}
          path="lead"
          fault={fault}
          onChange={(lead) => change({ lead })}
        />
      </fieldset>
      <p className={form.hint}>{t.weekendRule}</p>
      {draft.groups.map((group, index) => (
        <Fragment key={group.id}>
          {removed?.group === index && groupNote}
          <GroupFields
            group={group}
            index={index}
            isLast={index === draft.groups.length - 1}
            isFull={isFull}
            faults={editor.faults}
            fault={fault}
            editing={editing}
          />
        </Fragment>
      ))}
      {(removed?.group ?? 0) >= draft.groups.length && groupNote}
      {fault('groups') !== undefined && <Alert kind="danger">{t.needsSlot}</Alert>}
      {isFull && <p className={form.hint}>{t.full(mostRows)}</p>}
      <div className={form.actions}>
        {draft.groups.length < mostGroups && <Button onClick={addGroup}>{t.addGroup}</Button>}
      </div>
    </div>
  );
}
