import type { Scene } from '@cablepark/domain/content/home.schema';
import { BilingualArea, BilingualField } from '../../staff/content/BilingualField.tsx';
import { CheckField } from '../../staff/form/CheckField.tsx';
import { PicturePicker } from '../../staff/pictures/PicturePicker.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { TargetField } from './TargetField.tsx';

interface SceneFieldsProps {
  scene: Scene;
  /** The path of the scene in the content. */
  path: string;
  onChange: (part: Partial<Scene>) => void;
  fault: (path: string, words?: string) => string | undefined;
}

const noAction = { label: { pl: '', en: '' }, target: '/planner' };

/** The fields of a scene: picture, texts, and an optional button. */
export function SceneFields({ scene, path, onChange, fault }: SceneFieldsProps) {
  const t = useStaffTexts().home.fields;
  const { action } = scene;
  const part = (name: 'name' | 'title' | 'line') => ({
    value: scene[name],
    onChange: (text: Scene['name']) => onChange({ [name]: text }),
    path: `${path}.${name}`,
    fault,
  });
  return (
    <>
      <PicturePicker
        label={t.picture}
        value={scene.picture}
        onChange={(picture) => onChange({ picture })}
        error={fault(`${path}.picture`)}
      />
      <BilingualField label={t.title} {...part('title')} />
      <BilingualArea label={t.line} rows={3} {...part('line')} />
      <BilingualField label={t.name} hint={t.nameHint} {...part('name')} />
      <div>
        <CheckField
          label={t.hasAction}
          checked={action !== null}
          onChange={(event) => onChange({ action: event.target.checked ? noAction : null })}
        />
      </div>
      {action && (
        <>
          <BilingualField
            label={t.label}
            value={action.label}
            onChange={(label) => onChange({ action: { ...action, label } })}
            path={`${path}.action.label`}
            fault={fault}
          />
          <TargetField
            value={action.target}
            onChange={(target) => onChange({ action: { ...action, target } })}
            error={fault(`${path}.action.target`, t.targetFault)}
          />
        </>
      )}
    </>
  );
}
