import { Page } from '../../page/Page.tsx';
import type { PictureName } from '../../pictures/manifest.ts';
import { Picture } from '../../pictures/Picture.tsx';
import { classes } from '../../ui/classes.ts';
import type { Elements } from '../../ui/elements.ts';
import styles from './AuthFrame.module.css';
import { sceneSizes } from './sceneSizes.ts';

interface AuthFrameProps {
  title: string;
  lead: string;
  /** Whether a phone has little room above the form. */
  isLong?: boolean;
  /** One of the home page's scenes. */
  picture?: PictureName;
  children: Elements;
}

/** The frame of the pages around logging in: the lake beside the form, or above it on a phone. */
export function AuthFrame({ title, lead, picture = 'cable', isLong = false, children }: AuthFrameProps) {
  return (
    <Page title={title} heading={null} width="full">
      <div className={classes(styles.frame, isLong && styles.long)}>
        <div className={styles.scene}>
          <Picture name={picture} alt="" sizes={sceneSizes} eager />
        </div>
        <div className={styles.side}>
          <div className={styles.card}>
            <header className={styles.head}>
              <h1>{title}</h1>
              <p className={styles.lead}>{lead}</p>
            </header>
            {children}
          </div>
        </div>
      </div>
    </Page>
  );
}
