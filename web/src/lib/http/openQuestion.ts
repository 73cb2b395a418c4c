import type { Asked } from './sessionLost.ts';

let openQuestion: Asked | null = null;

/** If the session ends now, the question opens again after the log-in. */
export const askedNow = (): Asked | null => openQuestion;

export async function whileAsked<Result>(what: Asked, act: () => Promise<Result>): Promise<Result> {
  const before = openQuestion;
  openQuestion = what;
  try {
    return await act();
  } finally {
    openQuestion = before;
  }
}
