import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useFrameTexts } from '../i18n/LanguageProvider.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './Modals.module.css';

export interface InfoQuestion {
  title: string;
  text: ReactNode;
  /** Label of the only button; "OK" if absent. */
  okLabel?: string;
}

export interface ConfirmQuestion {
  title: string;
  text?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** Marks what cannot be undone. */
  danger?: boolean;
}

type Asked =
  | { kind: 'info'; question: InfoQuestion; answer: (confirmed: boolean) => void }
  | { kind: 'confirm'; question: ConfirmQuestion; answer: (confirmed: boolean) => void };

interface ModalFunctions {
  confirm: (question: ConfirmQuestion) => Promise<boolean>;
  info: (question: InfoQuestion) => Promise<void>;
}

const ModalsContext = createContext<ModalFunctions | null>(null);

/** Mounted once around the site; questions asked while one is open wait for their turn. */
export function ModalsProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Asked[]>([]);
  const ask = useCallback((asked: Asked) => setQueue((waiting) => [...waiting, asked]), []);
  const functions = useMemo<ModalFunctions>(
    () => ({
      confirm: (question) => new Promise((answer) => ask({ kind: 'confirm', question, answer })),
      info: (question) => new Promise((answer) => ask({ kind: 'info', question, answer: () => answer() })),
    }),
    [ask],
  );

  const asked = queue[0];
  const settle = (confirmed: boolean) => {
    asked?.answer(confirmed);
    setQueue((waiting) => waiting.slice(1));
  };

  return (
    <ModalsContext value={functions}>
      {children}
      {asked && <AskedDialog asked={asked} settle={settle} />}
    </ModalsContext>
  );
}

function AskedDialog({ asked, settle }: { asked: Asked; settle: (confirmed: boolean) => void }) {
  const t = useFrameTexts().common;
  return (
    <Dialog open onClose={() => settle(false)} title={asked.question.title} role="alertdialog">
      {asked.question.text && <div className={styles.text}>{asked.question.text}</div>}
      <div className={styles.buttons}>
        {asked.kind === 'info' ? (
          <Button variant="primary" data-autofocus onClick={() => settle(true)}>
            {asked.question.okLabel ?? t.ok}
          </Button>
        ) : (
          <>
            <Button data-autofocus={asked.question.danger} onClick={() => settle(false)}>
              {asked.question.cancelLabel ?? t.cancel}
            </Button>
            <Button
              variant={asked.question.danger ? 'danger' : 'primary'}
              data-autofocus={!asked.question.danger}
              onClick={() => settle(true)}
            >
              {asked.question.confirmLabel ?? t.confirm}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

function useModals(): ModalFunctions {
  const functions = useContext(ModalsContext);
  if (!functions) throw new Error('ModalsProvider is missing.');
  return functions;
}

/** `if (await confirm({ title })) …`: false for the second button, Escape and the backdrop. */
export function useConfirm(): ModalFunctions['confirm'] {
  return useModals().confirm;
}

/** `await info({ title, text })`: resolves when the message is put away. */
export function useInfo(): ModalFunctions['info'] {
  return useModals().info;
}
