import type { Guest } from '../../../booking/api/bookWalkIn.ts';

/** Unsent input: a dialog closes before the server answers, and the next one restores the draft. */
export class Drafts<Typed> {
  readonly #kept = new Map<number, Typed>();

  read(key: number): Typed | undefined {
    return this.#kept.get(key);
  }

  /** @param success resolves with whether the server accepted it */
  async keepUntil(key: number, value: Typed, success: Promise<boolean>): Promise<void> {
    this.#kept.set(key, value);
    if ((await success) && this.#kept.get(key) === value) this.#kept.delete(key);
  }
}

export interface DeskDrafts {
  /** The key `anySlot` is for a guest whose slot was taken and who books another one. */
  guests: Drafts<Guest>;
  /** As typed, by slot. */
  amounts: Drafts<string>;
  /** The reason of a void, by payment. */
  reasons: Drafts<string>;
}

export const anySlot = 0;

export function makeDrafts(): DeskDrafts {
  return { guests: new Drafts(), amounts: new Drafts(), reasons: new Drafts() };
}
