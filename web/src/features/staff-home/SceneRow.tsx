import type { Scene } from '@cablepark/domain/content/home.schema';
import { useId } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { ownText } from '../../park/OwnText.tsx';
import { CheckField } from '../../staff/form/CheckField.tsx';
import { MoveButtons } from '../../staff/form/MoveButtons.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import type { Elements } from '../../ui/elements.ts';
import styles from './Home.module.css';
import { SceneFields } from './SceneFields.tsx';

interface SceneRowProps {
  scene: Scene;
  place: { index: number; isFirst: boolean; isLast: boolean };
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (part: Partial<Scene>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  fault: (path: string, words?: string) => string | undefined;
  preview: Elements;
}

/** One scene: its position, its visibility, and its fields if open. */
export function SceneRow(props: SceneRowProps) {
  const { scene, place, isOpen, onOpen, onChange, onMove, onRemove, fault, preview } = props;
  const t = useStaffTexts().home.scenes;
  const { language } = useLanguage();
  const fields = useId();
  const name = ownText(scene.name, language) || t.unnamed;
  return (
    <li className={classes(styles.scene, !scene.isShown && styles.hidden)}>
      <div className={styles.head}>
        <MoveButtons
          up={t.up(name)}
          down={t.down(name)}
          isFirst={place.isFirst}
          isLast={place.isLast}
          onMove={onMove}
        />
        <div className={styles.what}>
          <h3 className={styles.name}>{`${place.index + 1}. ${name}`}</h3>
          <p className={styles.line}>{ownText(scene.title, language)}</p>
        </div>
        <div className={styles.actions}>
          <CheckField
            label={t.shown}
            aria-label={t.shownScene(name)}
            checked={scene.isShown}
            onChange={(event) => onChange({ isShown: event.target.checked })}
          />
          <Button
            aria-expanded={isOpen}
            aria-controls={isOpen ? fields : undefined}
            aria-label={isOpen ? t.closeScene(name) : t.editScene(name)}
            onClick={() => onOpen(!isOpen)}
          >
            {isOpen ? t.close : t.edit}
          </Button>
        </div>
      </div>
      {isOpen && (
        <div id={fields} className={styles.fields}>
          <SceneFields scene={scene} path={`scenes.${place.index}`} onChange={onChange} fault={fault} />
          {preview}
          <div>
            <Button variant="quietDanger" onClick={onRemove}>
              {t.remove}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
