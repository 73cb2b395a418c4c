import type { Asked } from './sessionLost.ts';

let asked: Asked | null = null;

/** Where the session ends meanwhile, the question is asked again after the log-in. */
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
