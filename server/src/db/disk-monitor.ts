import type { LogEvent } from 'kysely';
import { isDiskFull } from './failures.ts';

/**
 * Whether the database's disk accepts writes. Only a write can tell: the disk may be on another machine, or full for this account only.
 * The monitor observes the park's own statements, and sends none.
 */
export class DiskMonitor {
  #hasRoom = true;

  /** Receives every statement of the database. */
  observe(event: LogEvent): void {
    if (event.level === 'error') this.observeFailure(event.error);
    else if (event.query.sql === 'commit') this.observeCommit();
  }

  observeFailure(error: unknown): void {
    if (isDiskFull(error)) this.#hasRoom = false;
  }

  observeCommit(): void {
    this.#hasRoom = true;
  }

  get hasRoom(): boolean {
    return this.#hasRoom;
  }
}
