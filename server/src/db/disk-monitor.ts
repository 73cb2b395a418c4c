import type { LogEvent } from 'kysely';
import { isDiskFull } from './failures.ts';

/**
 * Whether the database's disk took what was written last. It may lie on another machine, or be full for this account alone,
 * so that nothing but a write can tell. Goes by what the park's own calls met; asks nothing of its own.
 */
export class Room {
  #isThere = true;

  /** To be told every statement of the database. */
  note(event: LogEvent): void {
    if (event.level === 'error') this.noteFailure(event.error);
    else if (event.query.sql === 'commit') this.noteCommit();
  }

  noteFailure(error: unknown): void {
    if (isDiskFull(error)) this.#isThere = false;
  }

  noteCommit(): void {
    this.#isThere = true;
  }

  get isThere(): boolean {
    return this.#isThere;
  }
}
