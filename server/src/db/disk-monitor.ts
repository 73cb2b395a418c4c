import type { LogEvent } from 'kysely';
import { isDiskFull } from './failures.ts';

/**
 * Whether the database's disk took what was written last. It may lie on another machine, or be full for this account alone,
 * so that nothing but a write can tell. Goes by what the park's own calls met; asks nothing of its own.
 */
export class DiskMonitor {
  #hasRoom = true;

  /** To be told every statement of the database. */
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
