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
     * Closes the dialog that was opened before the page was hydrated in the place of this one (src/app/first-taps), which gives the
     * focus back to where it was. The function it returns puts this one, once it is open, where that one was.
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
  /** `sheet` rises from a phone's lower edge, in reach of a thumb, and stands at the side of larger screens; `modal` stands in the middle (a sheet on phones); `full` takes the whole screen, always light, to be held out to somebody. */
  shape?: 'modal' | 'sheet' | 'full';
  /** For questions that must be answered. */
  role?: 'alertdialog';
  /** For what the page's address names: there "back" leads away from it by itself. */
  isInAddress?: boolean;
}

/** A native modal dialog: the browser keeps the focus inside and gives it back at the end. `data-autofocus` marks where it starts. */
export function Dialog({ open, ...props }: DialogProps) {
  // A component of its own, because its clean-up runs while the element is still in the page: closing it there is what
  // gives the focus back.
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, children, shape = 'modal', role, isInAddress = false } = props;
  const ref = useRef<HTMLDialogElement>(null);
  /** False where React closes it: with its page, or while that is hidden until the next one is there. */
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

/** Gives it an entry of the history; where the code for it does not come, "back" leaves the page. @returns ends it */
function enter(close: () => void): () => void {
  const entry = import('./dialogEntries.ts').then(
    ({ enterDialog }) => enterDialog(close),
    () => null,
  );
  return () => void entry.then((leave) => leave?.());
}

/** A browser may close it unasked, by a second Escape or a phone's way back. Shown anew it is closed as ever, or not. */
function showAnew(dialog: HTMLDialogElement, onClose: () => void): void {
  queueMicrotask(() => {
    if (dialog.open) return;
    dialog.showModal();
    onClose();
  });
}
