import type { ReactNode } from 'react';
import { onSessionLost } from '../../lib/http/sessionLost.ts';
import { entriesAreLeft } from './dialogEntries.ts';

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
  /** Marks what gives a booking up: it looks unlike what makes one. */
  cancels?: boolean;
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

export type Questions = ReturnType<typeof makeQuestions>;

/** The questions that wait for an answer, the oldest first, and the ways to ask one. */
export function makeQuestions() {
  let queue: readonly Shown[] = [];
  let lastKey = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Shown[]) => {
    queue = next;
    for (const listener of listeners) listener();
  };
  const change = (key: number, changes: Partial<Shown>) =>
    set(queue.map((shown) => (shown.key === key ? { ...shown, ...changes } : shown)));

  async function open(question: Question, kind: Shown['kind'] = 'choose'): Promise<OpenQuestion> {
    lastKey += 1;
    const key = lastKey;
    let isOpen = true;
    const close = () => {
      isOpen = false;
      set(queue.filter((shown) => shown.key !== key));
    };
    const fresh = (next: Question, resolve: (choice: Choice) => void) => ({
      question: next,
      working: null,
      note: '',
      answer: (choice: Choice) => {
        if (choice === 'cancel') close();
        else change(key, { working: choice, answer: close });
        resolve(choice);
      },
    });
    const ask = (next: Question) =>
      new Promise<Choice>((resolve) => {
        if (isOpen) change(key, fresh(next, resolve));
        else resolve('cancel');
      });
    const choice = await new Promise<Choice>((resolve) =>
      set([...queue, { key, kind, ...fresh(question, resolve) }]),
    );
    return { choice, note: (note) => change(key, { note }), ask, close };
  }

  // Whoever is asked is somebody else from now on.
  onSessionLost(() => {
    for (const { answer } of queue) answer('cancel');
  });

  return {
    open,
    choose: (question: Question, kind?: Shown['kind']) => answerOf(open(question, kind)),
    first: () => queue[0] ?? null,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** How it was answered, once it is put away. */
async function answerOf(opened: Promise<OpenQuestion>): Promise<Choice> {
  const { choice, close } = await opened;
  close();
  // Whoever goes on to another page now would be taken back by a step that is still being made.
  await entriesAreLeft();
  return choice;
}
