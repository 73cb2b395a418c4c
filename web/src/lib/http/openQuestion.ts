import type { PendingQuestion } from './sessionLost.ts';

let openQuestion: PendingQuestion | null = null;

/** If the session ends now, the question opens again after the log-in. */
export const currentQuestion = (): PendingQuestion | null => openQuestion;

export async function withOpenQuestion<Result>(
  what: PendingQuestion,
  act: () => Promise<Result>,
): Promise<Result> {
  const before = openQuestion;
  openQuestion = what;
  try {
    return await act();
  } finally {
    openQuestion = before;
  }
}
