import type { HomePage, Scene } from '@cablepark/domain/content/home.schema';
import { sceneLimits } from '@cablepark/domain/content/scenes';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { ownText } from '../../park/OwnText.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Alert } from '../../ui/status/Alert.tsx';
import styles from './Home.module.css';
import { SceneRow } from './SceneRow.tsx';
import { addScene, changeScene, mayAdd, moveScene, putSceneBack, removeScene } from './sceneEdits.ts';

interface SceneListProps {
  scenes: HomePage['scenes'];
  /** The scene whose fields are open. */
  open: string | null;
  onOpen: (id: string | null) => void;
  onChange: (scenes: HomePage['scenes']) => void;
  fault: (path: string, words?: string) => string | undefined;
  /** The preview of the page; beside the fields of an open scene. */
  preview: Elements;
}

/** The scenes in the order of the page, with the fields of one at a time. */
export function SceneList({ scenes, open, onOpen, onChange, fault, preview }: SceneListProps) {
  const t = useStaffTexts().home.scenes;
  const [removal, setRemoval] = useState<{ scene: Scene; at: number } | null>(null);
  const wrong = fault('scenes', t.few);
  const add = () => {
    const next = addScene(scenes);
    onChange(next);
    onOpen(next.at(-1)?.id ?? null);
  };
  return (
    <section className={form.card} aria-labelledby="scenes-title">
      <h2 id="scenes-title" className={form.cardTitle}>
        {t.title}
      </h2>
      <p className={form.hint}>{t.hint(sceneLimits.fewest, sceneLimits.most)}</p>
      {!scenes.some(({ id }) => id === open) && preview}
      <ol className={styles.scenes}>
        {scenes.map((scene, index) => (
          <SceneRow
            key={scene.id}
            scene={scene}
            place={{ index, isFirst: index === 0, isLast: index === scenes.length - 1 }}
            isOpen={scene.id === open}
            onOpen={(isOpen) => onOpen(isOpen ? scene.id : null)}
            onChange={(part) => onChange(changeScene(scenes, scene.id, part))}
            onMove={(by) => onChange(moveScene(scenes, scene.id, by))}
            onRemove={() => {
              setRemoval({ scene, at: index });
              onChange(removeScene(scenes, scene.id));
            }}
            fault={fault}
            preview={preview}
          />
        ))}
      </ol>
      {wrong && <Alert kind="danger">{wrong}</Alert>}
      {removal && (
        <Removed
          key={removal.scene.id}
          scene={removal.scene}
          onUndo={() => {
            onChange(putSceneBack(scenes, removal.scene, removal.at));
            setRemoval(null);
          }}
        />
      )}
      <div className={form.actions}>
        <Button disabled={!mayAdd(scenes)} onClick={add}>
          {t.add}
        </Button>
      </div>
    </section>
  );
}

/** The undo button for the last removal. */
export function Removed({ scene, onUndo }: { scene: Scene; onUndo: () => void }) {
  const { scenes: t } = useStaffTexts().home;
  const { language } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The remove button is gone.
    box.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div ref={box} className={styles.removed}>
      <output>{t.removed(ownText(scene.name, language) || t.unnamed)}</output>
      <Button onClick={onUndo}>{t.undoRemove}</Button>
    </div>
  );
}
