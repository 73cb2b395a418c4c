import type { Scene } from '@cablepark/domain/content/home.schema';
import type { PublicPictures } from '@cablepark/domain/pictures/pictures';
import type { Language } from '@cablepark/domain/time/display';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { OwnText } from '../../park/OwnText.tsx';
import { useIsHidden } from '../../park/useIsHidden.ts';
import { ParkPicture } from '../../pictures/ParkPicture.tsx';
import { sizesOf } from '../../pictures/shape.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import type { Elements } from '../../ui/elements.ts';
import styles from './SceneSection.module.css';

interface SceneSectionProps {
  scene: Scene;
  pictures: PublicPictures;
  first: boolean;
  /** Above the button. */
  lead: Elements;
  /** By default the visitor's. */
  language?: Language;
}

/** One stop of the tour: a full-screen picture, a headline, a sentence, and a button. */
export function SceneSection({ scene, pictures, first, lead, ...props }: SceneSectionProps) {
  const { id, picture, title, line, action } = scene;
  const isHidden = useIsHidden();
  const visitors = useLanguage().language;
  const language = props.language ?? visitors;
  const Heading = first ? 'h1' : 'h2';
  return (
    <section id={id} className={styles.scene} aria-labelledby={`${id}-title`}>
      <ParkPicture name={picture} pictures={pictures} sizes={sizesOf(picture, pictures)} eager={first} fill />
      <div className={styles.words}>
        <div className={styles.text}>
          <Heading id={`${id}-title`} className={styles.title}>
            <OwnText text={title} language={language} />
          </Heading>
          <p className={styles.line}>
            <OwnText text={line} language={language} />
          </p>
        </div>
        {lead}
        {action && !isHidden(action.target) && (
          <ButtonLink variant="primary" to={action.target} className={styles.action}>
            <OwnText text={action.label} language={language} />
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
