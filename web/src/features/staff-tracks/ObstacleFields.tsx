import { useEffect, useRef, useState } from 'react';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Alert } from '../../ui/status/Alert.tsx';
import { ObstacleRow } from './ObstacleRow.tsx';
import styles from './Tracks.module.css';
import type { ObstacleForm, TrackFaults } from './trackForm.ts';

/** The server's maximum. */
const mostObstacles = 24;

interface ObstacleFieldsProps {
  obstacles: readonly ObstacleForm[];
  faults: TrackFaults;
  onChange: (obstacles: readonly ObstacleForm[]) => void;
}

/** The obstacles on the track, in order. */
export function ObstacleFields({ obstacles, faults, onChange }: ObstacleFieldsProps) {
  const t = useStaffTexts().tracks;
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLDivElement>(null);
  const [addedCount, setAddedCount] = useState(0);
  useEffect(() => {
    if (addedCount > 0) list.current?.lastElementChild?.querySelector('input')?.focus();
  }, [addedCount]);

  const add = () => {
    const key = Math.max(-1, ...obstacles.map((each) => each.key)) + 1;
    onChange([...obstacles, { key, name: '', nameEn: '', picture: null }]);
    setAddedCount((times) => times + 1);
  };
  const move = (index: number, by: -1 | 1) => {
    const obstacle = obstacles[index];
    if (obstacle) onChange(obstacles.toSpliced(index, 1).toSpliced(index + by, 0, obstacle));
  };
  const remove = (index: number) => {
    onChange(obstacles.toSpliced(index, 1));
    adding.current?.querySelector('button')?.focus();
  };

  return (
    <fieldset className={classes(form.group, form.card)}>
      <legend className={form.sectionTitle}>{t.obstacles}</legend>
      <p className={form.hint}>{obstacles.length === 0 ? t.noObstacles : t.obstaclesHint}</p>
      {faults.has('obstacles') && <Alert kind="danger">{t.faults.obstacles}</Alert>}
      <ol ref={list} className={styles.list}>
        {obstacles.map((obstacle, index) => (
          <ObstacleRow
            key={obstacle.key}
            obstacle={obstacle}
            place={index + 1}
            isLast={index === obstacles.length - 1}
            faults={faults}
            onChange={(part) => onChange(obstacles.with(index, { ...obstacle, ...part }))}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <div ref={adding} className={form.actions}>
        {obstacles.length < mostObstacles && <Button onClick={add}>{t.addObstacle}</Button>}
      </div>
    </fieldset>
  );
}
