import { type ComponentType, createContext, useContext, useMemo, useState } from 'react';
import { loadOnce } from '../../lib/loadOnce.ts';
import type { Elements } from '../elements.ts';
import type {
  Choice,
  ConfirmQuestion,
  InfoQuestion,
  OpenQuestion,
  Question,
  Questions,
} from './questions.ts';

interface ModalFunctions {
  open: (question: Question) => Promise<OpenQuestion>;
  choose: (question: Question) => Promise<Choice>;
  confirm: (question: ConfirmQuestion) => Promise<boolean>;
  info: (question: InfoQuestion) => Promise<void>;
}

const ModalsContext = createContext<ModalFunctions | null>(null);

interface Stage {
  Stage: ComponentType<{ questions: Questions }>;
  questions: Questions;
}

/**
 * Mounted once around the site; questions queue while one is open. The code is in the chunk of pages that talk to the server (app/chunks/data.ts):
 * no other page asks. If it fails to load, the browser's dialogs replace it.
 */
export function ModalsProvider({ children }: { children: Elements }) {
  const [stage, setStage] = useState<Stage | null>(null);
  const functions = useMemo<ModalFunctions>(() => {
    const load = loadOnce(async () => {
      const { default: Shows, makeQuestions } = await import('./QuestionStage.tsx');
      const questions = makeQuestions();
      setStage({ Stage: Shows, questions });
      return questions;
    });
    const questions = () => load().catch(() => null);
    const choose = async (question: Question, kind?: 'info') =>
      (await questions())?.choose(question, kind) ?? askByBrowser(question).choice;
    return {
      open: async (question) => (await questions())?.open(question) ?? askByBrowser(question),
      choose,
      confirm: async (question) => (await choose(question)) === 'confirm',
      info: async (question) => void (await choose(question, 'info')),
    };
  }, []);
  return (
    <ModalsContext value={functions}>
      {children}
      {stage && <stage.Stage questions={stage.questions} />}
    </ModalsContext>
  );
}

const ignore = () => {};

function askByBrowser({ title }: Question): OpenQuestion {
  // oxlint-disable-next-line no-alert
  return {
    choice: confirm(title) ? 'confirm' : 'cancel',
    note: ignore,
    close: ignore,
    ask: async () => 'cancel',
  };
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

/** A question with one or two positive answers; `cancel` for the last button, Escape and the backdrop. */
export function useChoice(): ModalFunctions['choose'] {
  return useModals().choose;
}

/** A question that stays open and busy until its work calls `close`. */
export function useOpenQuestion(): ModalFunctions['open'] {
  return useModals().open;
}

/** `await info({ title, text })`: resolves when the message closes. */
export function useInfo(): ModalFunctions['info'] {
  return useModals().info;
}
