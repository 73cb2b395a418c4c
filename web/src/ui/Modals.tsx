import { createContext, type ReactNode, Suspense, useContext } from 'react';
import { lazyExtra } from '../lib/lazyExtra.ts';
import { useQuestions } from './useQuestions.ts';

/** Comes with what the pages need that talk to the server (app/chunks/data.ts): no other page asks anything. */
const QuestionDialog = lazyExtra(() => import('./QuestionDialog.tsx'));

type ModalFunctions = ReturnType<typeof useQuestions>['functions'];

const ModalsContext = createContext<ModalFunctions | null>(null);

/** Mounted once around the site; questions asked while one is open wait for their turn. */
export function ModalsProvider({ children }: { children: ReactNode }) {
  const { shown, functions } = useQuestions();
  return (
    <ModalsContext value={functions}>
      {children}
      {shown && (
        <Suspense fallback={null}>
          <QuestionDialog key={shown.key} shown={shown} />
        </Suspense>
      )}
    </ModalsContext>
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

/** A question that stays open, busy, until its work has ended and `close` is called. */
export function useOpenQuestion(): ModalFunctions['open'] {
  return useModals().open;
}

/** `await info({ title, text })`: resolves when the message is put away. */
export function useInfo(): ModalFunctions['info'] {
  return useModals().info;
}
