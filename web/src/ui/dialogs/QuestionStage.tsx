import { useSyncExternalStore } from 'react';
import QuestionDialog from './QuestionDialog.tsx';
import type { Questions } from './questions.ts';

export { makeQuestions } from './questions.ts';

/** Shows the first question of the queue. */
export default function QuestionStage({ questions }: { questions: Questions }) {
  const current = useSyncExternalStore(questions.subscribe, questions.first);
  return current && <QuestionDialog key={current.key} entry={current} />;
}
