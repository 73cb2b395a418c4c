import { Page } from '../../page/Page.tsx';
import type { Elements } from '../../ui/elements.ts';
import styles from './AuthFrame.module.css';
import { LakeScene } from './LakeScene.tsx';

/** The frame of the pages around logging in: the lake beside the form, or above it on a phone. */
export function AuthFrame(props: { title: string; lead: string; children: Elements }) {
  return (
    <Page title={props.title} heading={null} width="full">
      <div className={styles.frame}>
        <div className={styles.scene}>
          <LakeScene />
        </div>
        <div className={styles.side}>
          <div className={styles.card}>
            <header className={styles.head}>
              <h1>{props.title}</h1>
              <p className={styles.lead}>{props.lead}</p>
            </header>
            {props.children}
          </div>
        </div>
      </div>
    </Page>
  );
}
