import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useFrameTexts } from '../i18n/LanguageProvider.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './Modals.module.css';

export interface InfoQuestion {
  title: string;
  text: ReactNode;
}

export interface ConfirmQuestion {
  title: string;
  text?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** Marks what cannot be undone. */
  danger?: boolean;
}

export interface ChoiceQuestion extends ConfirmQuestion {
  /** The second way to go on, beside the one of `confirmLabel`. */
  otherLabel: string;
}

export type Choice = 'confirm' | 'other' | 'cancel';

export type Question = ConfirmQuestion & Partial<ChoiceQuestion>;

type Asked =
  | { kind: 'info'; question: Question; answer: () => void }
  | { kind: 'choose'; question: Question; answer: (choice: Choice) => void };

interface ModalFunctions {
  confirm: (question: ConfirmQuestion) => Promise<boolean>;
  choose: (question: Question) => Promise<Choice>;
  info: (question: InfoQuestion) => Promise<void>;
}

const ModalsContext = createContext<ModalFunctions | null>(null);

/** Mounted once around the site; questions asked while one is open wait for their turn. */
export function ModalsProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Asked[]>([]);
  const ask = useCallback((asked: Asked) => setQueue((waiting) => [...waiting, asked]), []);
  const functions = useMemo<ModalFunctions>(() => {
    const choose: ModalFunctions['choose'] = (question) =>
      new Promise((answer) => ask({ kind: 'choose', question, answer }));
    return {
      choose,
      confirm: async (question) => (await choose(question)) === 'confirm',
      info: (question) => new Promise((answer) => ask({ kind: 'info', question, answer })),
    };
  }, [ask]);

  const asked = queue[0];
  const answer = (choice: Choice) => {
    asked?.answer(choice);
    setQueue((waiting) => waiting.slice(1));
  };

  return (
    <ModalsContext value={functions}>
      {children}
      {asked && <AskedDialog asked={asked} answer={answer} />}
    </ModalsContext>
  );
}

function AskedDialog({ asked, answer }: { asked: Asked; answer: (choice: Choice) => void }) {
  const { kind, question } = asked;
  const t = useFrameTexts().common;
  return (
    <Dialog open onClose={() => answer('cancel')} title={question.title} role="alertdialog">
      {question.text && <div className={styles.text}>{question.text}</div>}
      <div className={styles.buttons}>
        {kind === 'choose' && (
          <>
            <Button data-autofocus={question.danger} onClick={() => answer('cancel')}>
              {question.cancelLabel ?? t.goBack}
            </Button>
            {question.otherLabel && <Button onClick={() => answer('other')}>{question.otherLabel}</Button>}
          </>
        )}
        <Button
          variant={question.danger ? 'danger' : 'primary'}
          data-autofocus={!question.danger}
          onClick={() => answer('confirm')}
        >
          {question.confirmLabel ?? (kind === 'info' ? t.ok : t.confirm)}
        </Button>
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

/** A question with one or two ways to go on; `cancel` for the last button, Escape and the backdrop. */
export function useChoice(): ModalFunctions['choose'] {
  return useModals().choose;
}

/** `await info({ title, text })`: resolves when the message is put away. */
export function useInfo(): ModalFunctions['info'] {
  return useModals().info;
}
