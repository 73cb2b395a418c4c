import { usePageTexts } from '../../i18n/pageTexts.ts';
import { Picture } from '../../pictures/Picture.tsx';
import { sceneSizes } from '../../pictures/shape.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { homeTexts } from './home.texts.ts';
import styles from './SceneSection.module.css';
import { type Scene, sceneLinks } from './scenes.ts';

/** One stop of the trip: the picture over the whole screen, a headline, a sentence, one thing to do. */
export function SceneSection({ scene, first }: { scene: Scene; first: boolean }) {
  const t = usePageTexts(homeTexts).scenes[scene];
  const Heading = first ? 'h1' : 'h2';
  return (
    <section id={scene} className={styles.scene} aria-labelledby={`${scene}-title`}>
      <Picture name={scene} alt={t.alt} sizes={sceneSizes} eager={first} fill />
      <div className={styles.words}>
        <div className={styles.text}>
          <Heading id={`${scene}-title`} className={styles.title}>
            {t.title}
          </Heading>
          <p className={styles.line}>{t.line}</p>
        </div>
        <ButtonLink variant="sun" to={sceneLinks[scene]} className={styles.action}>
          {t.action}
        </ButtonLink>
      </div>
    </section>
  );
}
