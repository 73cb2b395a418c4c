import type { Asked } from './sessionLost.ts';

let asked: Asked | null = null;

/** If the session ends now, the question opens again after the log-in. */
export const askedNow = (): Asked | null => asked;

export async function whileAsked<Result>(what: Asked, act: () => Promise<Result>): Promise<Result> {
  const before = asked;
  asked = what;
  try {
    return await act();
  } finally {
    asked = before;
  }
}
