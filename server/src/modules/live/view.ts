import { ParkError } from '@cablepark/domain/errors';
import { rowsOf, type State, stateOf } from './state.ts';

export type ReadState = (version: string) => Promise<State>;

/** A list as one kind of viewer sees it, read again when the database's version has moved. */
export class View {
  readonly key: string;
  /** Null before it is read for the first time. */
  state: State | null = null;
  /** Why it cannot be read any more. */
  failure: ParkError | null = null;
  users = 0;
  /** Among whose lists it counts; null where nobody counts it. */
  countedFor: string | null = null;
  /** What it is made of. */
  readonly bases: readonly View[];
  readonly #read: ReadState;
  #version: string | null = null;
  #reading: Promise<unknown> = Promise.resolve();

  constructor(key: string, read: ReadState, bases: readonly View[] = []) {
    this.key = key;
    this.#read = read;
    this.bases = bases;
  }

  /**
   * At least as new as this version, which was looked up before. One reading at a time, so that no older one comes last.
   * @throws INVALID_QUERY once the list has become too long
   */
  at(version: string): Promise<State> {
    const turn = this.#reading.then(() => this.#known(version));
    this.#reading = turn.catch(() => undefined);
    return turn;
  }

  async #known(version: string): Promise<State> {
    if (this.#version !== version) await this.#readAnew(version);
    if (this.failure) throw this.failure;
    return this.state ?? stateOf(rowsOf([]));
  }

  async #readAnew(version: string): Promise<void> {
    try {
      this.state = await this.#read(version);
      this.failure = null;
    } catch (error) {
      if (!(error instanceof ParkError) || error.status >= 500) throw error;
      this.failure = error;
    }
    this.#version = version;
  }
}
