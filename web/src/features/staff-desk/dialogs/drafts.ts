import type { Guest } from '../../../booking/api/bookWalkIn.ts';

/** What was typed and has not got through: a dialog closes before the server answers, and the next one begins with it. */
export class Drafts<Typed> {
  readonly #kept = new Map<number, Typed>();

  read(key: number): Typed | undefined {
    return this.#kept.get(key);
  }

  /** @param done resolves with whether it got through */
  async keepUntil(key: number, typed: Typed, done: Promise<boolean>): Promise<void> {
    this.#kept.set(key, typed);
    if ((await done) && this.#kept.get(key) === typed) this.#kept.delete(key);
  }
}

export interface DeskDrafts {
  /** Under `anySlot`: a guest whose slot went to somebody else takes another one. */
  guests: Drafts<Guest>;
  /** As typed, by slot. */
  amounts: Drafts<string>;
  /** Why a payment is voided, by payment. */
  reasons: Drafts<string>;
}

export const anySlot = 0;

export function makeDrafts(): DeskDrafts {
  return { guests: new Drafts(), amounts: new Drafts(), reasons: new Drafts() };
}
