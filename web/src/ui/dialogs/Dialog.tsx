import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { classes } from '../classes.ts';
import type { Elements } from '../elements.ts';
import { CloseIcon } from '../icons.tsx';
import { OfflineBar } from '../status/OfflineBar.tsx';
import styles from './Dialog.module.css';
import { shieldTaps } from './tapShield.ts';

declare global {
  interface Window {
    /**
     * Closes the prerendered dialog that was opened in place of this one before hydration (src/app/first-taps), and restores the focus.
     * The returned function copies its scroll position and inner focus to this one, once this one is open.
     */
    takeOverDialog?: (dialog: HTMLDialogElement) => (() => void) | undefined;
  }
}

export interface DialogProps {
  open: boolean;
  /** Escape, the backdrop, the close button. */
  onClose: () => void;
  title: string;
  children: Elements;
  /**
   * `sheet` opens at the bottom of a phone and at the side of larger screens. `modal` is centred (a sheet on phones). `full` fills the screen,
   * always light, to show it to somebody.
   */
  shape?: 'modal' | 'sheet' | 'full';
  /** For questions that must be answered. */
  role?: 'alertdialog';
  /** For content in the page's address: there "back" already works. */
  isInAddress?: boolean;
}

/** A native modal dialog: the browser traps the focus and restores it at the end. `data-autofocus` marks the first focus. */
export function Dialog({ open, ...props }: DialogProps) {
  // A component of its own, because its clean-up runs while the element is still in the page: closing it there restores the focus.
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, children, shape = 'modal', role, isInAddress = false } = props;
  const ref = useRef<HTMLDialogElement>(null);
  /** False while React closes it: with its page, or while the page is hidden by a suspended transition. */
  const isShown = useRef(false);
  const titleId = useId();
  const closeLabel = useFrameTexts().common.close;

  const goBack = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const settle = window.takeOverDialog?.(dialog);
    isShown.current = true;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    settle?.();
    const leave = isInAddress ? null : enter(() => goBack());
    return () => {
      const area = dialog.getBoundingClientRect();
      isShown.current = false;
      dialog.close();
      shieldTaps(area);
      leave?.();
    };
  }, [isInAddress]);

  return (
    <dialog
      ref={ref}
      className={classes(styles.dialog, styles[shape])}
      data-shape={shape}
      data-scheme={shape === 'full' ? 'light' : undefined}
      role={role}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => isShown.current && showAnew(currentTarget, onClose)}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <OfflineBar inside />
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Adds a history entry; if that code fails to load, "back" leaves the page. @returns the clean-up function */
function enter(close: () => void): () => void {
  const entry = import('./dialogEntries.ts').then(
    ({ enterDialog }) => enterDialog(close),
    () => null,
  );
  return () => void entry.then((leave) => leave?.());
}

/** A browser may close it by itself, on a second Escape or a phone's back gesture. Opens it again, so that `onClose` decides. */
function showAnew(dialog: HTMLDialogElement, onClose: () => void): void {
  queueMicrotask(() => {
    if (dialog.open) return;
    dialog.showModal();
    onClose();
  });
}
