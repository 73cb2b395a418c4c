import { useRef, useState } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { MoveButtons } from '../../staff/form/MoveButtons.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { SectionFields } from './SectionFields.tsx';
import { changeSection, type EditedSection, moveSection, putBack } from './sectionEdits.ts';
import styles from './Words.module.css';

interface SectionListProps<Section extends EditedSection> {
  sections: readonly Section[];
  most: number;
  empty: Section;
  onChange: (sections: Section[]) => void;
  fault: (path: string, words?: string) => string | undefined;
}

/** The sections of a page in order, to edit, move and remove, with an undo of the last removal. */
export function SectionList<Section extends EditedSection>(props: SectionListProps<Section>) {
  const { sections, most, empty, onChange, fault } = props;
  const t = useStaffTexts().words;
  const { language } = useLanguage();
  const [removal, setRemoval] = useState<{ section: Section; place: number } | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const nameOf = ({ heading }: Section, place: number) =>
    heading[language] || heading.pl || t.section(place + 1);
  const remove = (section: Section, place: number) => {
    setRemoval({ section, place });
    onChange(sections.filter((_, index) => index !== place));
  };
  const move = (place: number, by: -1 | 1) => {
    onChange(moveSection(sections, place, by));
    focusMove(list.current?.children[place + by], by);
  };
  return (
    <section className={form.card} aria-labelledby="sections-title">
      <h2 id="sections-title" className={form.cardTitle}>
        {t.sections}
      </h2>
      <ol ref={list} className={styles.sections}>
        {sections.map((section, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a section has no other name; its fields hold nothing of their own.
          <li key={place} className={styles.section}>
            <SectionHead
              name={nameOf(section, place)}
              place={place}
              isLast={place === sections.length - 1}
              onMove={(by) => move(place, by)}
              onRemove={() => remove(section, place)}
            />
            <SectionFields
              section={section}
              name={nameOf(section, place)}
              path={`sections.${place}`}
              onChange={(part) => onChange(changeSection(sections, place, part as Partial<Section>))}
              fault={fault}
            />
          </li>
        ))}
      </ol>
      {removal && (
        <UndoNote
          name={nameOf(removal.section, removal.place)}
          onUndo={() => {
            onChange(putBack(sections, removal.section, removal.place));
            setRemoval(null);
          }}
        />
      )}
      <div className={form.actions}>
        <Button disabled={sections.length >= most} onClick={() => onChange([...sections, empty])}>
          {t.add}
        </Button>
      </div>
    </section>
  );
}

/** A moved section takes over the fields and buttons of its new position, so the focus must follow it. */
function focusMove(place: Element | undefined, by: -1 | 1): void {
  const [up, down] = place?.querySelectorAll('button') ?? [];
  (by === -1 ? up : down)?.focus();
}

interface SectionHeadProps {
  name: string;
  place: number;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function SectionHead({ name, place, isLast, onMove, onRemove }: SectionHeadProps) {
  const t = useStaffTexts().words;
  return (
    <div className={styles.head}>
      <MoveButtons
        up={t.up(name)}
        down={t.down(name)}
        isFirst={place === 0}
        isLast={isLast}
        onMove={onMove}
      />
      <h3 className={styles.name}>{`${place + 1}. ${name}`}</h3>
      <Button variant="quietDanger" aria-label={t.removeThis(name)} onClick={onRemove}>
        {t.remove}
      </Button>
    </div>
  );
}

/** The undo button for the last removal. */
function UndoNote({ name, onUndo }: { name: string; onUndo: () => void }) {
  const t = useStaffTexts().words;
  return (
    <div className={styles.head}>
      <output>{t.removed(name)}</output>
      <Button onClick={onUndo}>{t.undoRemove}</Button>
    </div>
  );
}
