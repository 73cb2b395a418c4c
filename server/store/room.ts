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
    if (event.level === 'error') {
      if (isDiskFull(event.error)) this.#isThere = false;
    } else if (!this.#isThere && event.query.sql === 'commit') this.#isThere = true;
  }

  get isThere(): boolean {
    return this.#isThere;
  }
}
