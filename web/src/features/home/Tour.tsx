import 'virtual:placeholders/scenes.css';
import type { Scene } from '@cablepark/domain/content/home.schema';
import type { PublicPictures } from '@cablepark/domain/pictures/pictures';
import type { Language } from '@cablepark/domain/time/display';
import type { Ref } from 'react';
import type { Elements } from '../../ui/elements.ts';
import { SceneSection } from './SceneSection.tsx';
import styles from './Tour.module.css';

export interface TourProps {
  scenes: readonly Scene[];
  pictures: PublicPictures;
  /** By default the visitor's. */
  language?: Language;
  /** In the first scene, above its button. */
  lead?: Elements;
  ref?: Ref<HTMLDivElement>;
}

/** The scenes one below the other; the editor's preview uses it too. */
export function Tour({ scenes, pictures, language, lead, ref }: TourProps) {
  return (
    <div ref={ref} className={styles.tour} data-tour="">
      {scenes.map((scene, index) => (
        <SceneSection
          key={scene.id}
          scene={scene}
          pictures={pictures}
          first={index === 0}
          lead={index === 0 ? lead : null}
          {...(language && { language })}
        />
      ))}
    </div>
  );
}
