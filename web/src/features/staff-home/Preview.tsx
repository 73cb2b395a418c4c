import { paths } from '@cablepark/contract/paths';
import type { Scene } from '@cablepark/domain/content/home.schema';
import type { PublicPictures } from '@cablepark/domain/pictures/pictures';
import { type Language, languages } from '@cablepark/domain/time/display';
import { linkTarget } from '@cablepark/domain/words/words.schema';
import { type ComponentType, Suspense, useState } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { usePictures } from '../../staff/pictures/usePictures.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { classes } from '../../ui/classes.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import styles from './Preview.module.css';
import { PreviewFrame } from './PreviewFrame.tsx';

export interface TourOfPreview {
  scenes: readonly Scene[];
  pictures: PublicPictures;
  language?: Language;
}

interface PreviewProps {
  Tour: ComponentType<TourOfPreview>;
  scenes: readonly Scene[];
  /** The scene to show first. */
  current: string | null;
  /** For small screens: only the phone's size. */
  isSmall?: boolean;
}

const sizes = ['phone', 'desktop'] as const;

/** The scenes as on a phone and on a large screen, in either language. */
export function Preview({ Tour, scenes, current, isSmall = false }: PreviewProps) {
  const t = useStaffTexts().home.preview;
  const [language, setLanguage] = useState(useLanguage().language);
  const pictures = usePictures();
  const at = scenes.findIndex(({ id }) => id === current);
  return (
    <div className={styles.preview}>
      <Choice
        legend={t.language}
        options={languages.map((value) => ({ value, label: t.languages[value] }))}
        value={language}
        onChange={setLanguage}
      />
      <div className={styles.frames}>
        {sizes.slice(0, isSmall ? 1 : sizes.length).map((size) => (
          <PreviewFrame key={size} title={t[size]} className={classes(styles[size])} section={at}>
            <Suspense>
              <Tour scenes={scenes.map(withTarget)} pictures={pictures} language={language} />
            </Suspense>
          </PreviewFrame>
        ))}
      </div>
    </div>
  );
}

/** A button needs a valid address to be a link; a half-typed one links to the start. */
function withTarget(scene: Scene): Scene {
  const { action } = scene;
  if (action === null || linkTarget.safeParse(action.target).success) return scene;
  return { ...scene, action: { ...action, target: paths.home } };
}
