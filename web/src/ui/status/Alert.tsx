import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { WarningIcon } from '../icons.tsx';
import { CheckIcon, InfoIcon } from '../signIcons.tsx';
import styles from './Alert.module.css';

export type AlertKind = 'danger' | 'warning' | 'success' | 'info';

const icons = { danger: WarningIcon, warning: WarningIcon, success: CheckIcon, info: InfoIcon };

/** A message in the page. Errors interrupt a screen reader, other messages wait. */
export function Alert(props: { kind: AlertKind; title?: string; children: ReactNode }) {
  const Icon = icons[props.kind];
  return (
    <div
      className={classes(styles.alert, styles[props.kind])}
      role={props.kind === 'danger' ? 'alert' : 'status'}
      // A failed form moves the focus here.
      tabIndex={props.kind === 'danger' ? -1 : undefined}
    >
      <Icon className={styles.icon} />
      <div>
        {props.title && <p className={styles.title}>{props.title}</p>}
        <div>{props.children}</div>
      </div>
    </div>
  );
}
