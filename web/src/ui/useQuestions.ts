import { type ReactNode, useMemo, useState } from 'react';

export interface InfoQuestion {
  title: string;
  text: ReactNode;
}

export interface ConfirmQuestion {
  title: string;
  text?: ReactNode;
  confirmLabel?: string;
  /** Null where there is nothing to go back from. */
  cancelLabel?: string | null;
  /** Marks what cannot be undone. */
  danger?: boolean;
}

export interface ChoiceQuestion extends ConfirmQuestion {
  /** The second way to go on, beside the one of `confirmLabel`. */
  otherLabel: string;
}

export type Choice = 'confirm' | 'other' | 'undo' | 'cancel';

export type Question = ConfirmQuestion & Partial<ChoiceQuestion> & { undoLabel?: string | undefined };

/** A question that was answered and stays on the screen, busy, until what it started has ended. */
export interface OpenQuestion {
  choice: Choice;
  /** Says below the question how the work goes. */
  note: (text: string) => void;
  /** Shows the next question in its place. @returns `cancel` at once where somebody has closed it meanwhile */
  ask: (question: Question) => Promise<Choice>;
  close: () => void;
}

export interface Shown {
  key: number;
  kind: 'info' | 'choose';
  question: Question;
  /** What was pressed, while the work that it started goes on. */
  working: Choice | null;
  note: string;
  answer: (choice: Choice) => void;
}

/** The questions that wait for an answer, the oldest first. */
export function useQuestions() {
  const [queue, setQueue] = useState<readonly Shown[]>([]);
  const functions = useMemo(() => {
    let lastKey = 0;
    const change = (key: number, changes: Partial<Shown>) =>
      setQueue((waiting) => waiting.map((shown) => (shown.key === key ? { ...shown, ...changes } : shown)));

    const open = async (kind: Shown['kind'], first: Question): Promise<OpenQuestion> => {
      lastKey += 1;
      const key = lastKey;
      let isOpen = true;
      const close = () => {
        isOpen = false;
        setQueue((waiting) => waiting.filter((shown) => shown.key !== key));
      };
      const answerWith = (resolve: (choice: Choice) => void) => (choice: Choice) => {
        if (choice === 'cancel') close();
        else change(key, { working: choice, answer: close });
        resolve(choice);
      };
      const fresh = (question: Question, resolve: (choice: Choice) => void) =>
        ({ question, working: null, note: '', answer: answerWith(resolve) }) as const;
      const ask = (question: Question) =>
        new Promise<Choice>((resolve) => {
          if (isOpen) change(key, fresh(question, resolve));
          else resolve('cancel');
        });
      const choice = await new Promise<Choice>((resolve) =>
        setQueue((waiting) => [...waiting, { key, kind, ...fresh(first, resolve) }]),
      );
      return { choice, note: (note) => change(key, { note }), ask, close };
    };

    const choose = async (question: Question): Promise<Choice> => {
      const { choice, close } = await open('choose', question);
      close();
      return choice;
    };
    return {
      open: (question: Question) => open('choose', question),
      choose,
      confirm: async (question: ConfirmQuestion): Promise<boolean> => (await choose(question)) === 'confirm',
      info: async (question: InfoQuestion): Promise<void> => (await open('info', question)).close(),
    };
  }, []);
  return { shown: queue[0] ?? null, functions };
}
