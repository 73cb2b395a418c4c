import { ParkError } from '@cablepark/domain/errors';
import { rowsOf, type State, stateOf } from './state.ts';

export type ReadState = (version: string) => Promise<State>;

/** A list for one kind of viewer, read again after a new version of the database. */
export class View {
  readonly key: string;
  /** Null before the first read. */
  state: State | null = null;
  /** The error if the list can't be read any more. */
  failure: ParkError | null = null;
  users = 0;
  /** The budget that this view counts against; null for none. */
  countedFor: string | null = null;
  /** The views that it derives from. */
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
   * Returns a state at least as new as this version, which the caller has read before. Reads run one at a time, so a stale one never comes last.
   * @throws INVALID_QUERY once the list is too long
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
