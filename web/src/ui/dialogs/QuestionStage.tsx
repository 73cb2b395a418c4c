import { useSyncExternalStore } from 'react';
import QuestionDialog from './QuestionDialog.tsx';
import type { Questions } from './questions.ts';

export { makeQuestions } from './questions.ts';

/** Shows the first question of the queue. */
export default function QuestionStage({ questions }: { questions: Questions }) {
  const shown = useSyncExternalStore(questions.subscribe, questions.first);
  return shown && <QuestionDialog key={shown.key} shown={shown} />;
}
