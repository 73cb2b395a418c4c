import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** What a reader that has stalled may make the server keep (characters). */
const mostWaiting = 4_000_000;
const tryAgainMs = 100;

/**
 * Where the log's lines go. Lines that come while one is being written go out together after it, so that no answer waits for
 * its line. What nobody takes is lost: its reader has ended, its disk is full, its terminal is closed. The server goes on.
 */
export class LogOutput implements DestinationStream {
  readonly #stream: { fd: number };
  #waiting = '';
  #isWriting = false;
  #whenIdle: (() => void)[] = [];

  /** @param stream the process's own: Node has opened it so that writing to a pipe that is full fails and does not wait */
  constructor(stream: { fd: number }) {
    this.#stream = stream;
    process.on('exit', () => this.#writeLast());
  }

  write(line: string): void {
    if (this.#waiting.length + line.length > mostWaiting) return;
    this.#waiting += line;
    if (!this.#isWriting) this.#writeWaiting();
  }

  /** Until all lines are out, or lost, but no longer than that. */
  async settled(atMostMs: number): Promise<void> {
    if (!this.#isWriting) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#whenIdle.push(resolve);
    const timer = setTimeout(resolve, atMostMs);
    await promise;
    clearTimeout(timer);
  }

  #writeWaiting(): void {
    const bytes = Buffer.from(this.#waiting);
    this.#waiting = '';
    this.#isWriting = true;
    this.#writeBytes(bytes);
  }

  #writeBytes(bytes: Buffer): void {
    write(this.#stream.fd, bytes, (error, written) => {
      if (error && isBusy(error)) setTimeout(() => this.#writeBytes(bytes), tryAgainMs).unref();
      else if (!error && written < bytes.length) this.#writeBytes(bytes.subarray(written));
      else if (this.#waiting !== '') this.#writeWaiting();
      else this.#rest();
    });
  }

  #rest(): void {
    this.#isWriting = false;
    for (const told of this.#whenIdle.splice(0)) told();
  }

  /** Once: what cannot be written now is not worth a process that does not end. */
  #writeLast(): void {
    if (this.#waiting === '') return;
    try {
      writeSync(this.#stream.fd, this.#waiting);
    } catch {
      // Nobody is left to be told.
    }
  }
}

function isBusy({ code }: NodeJS.ErrnoException): boolean {
  return code === 'EAGAIN' || code === 'EBUSY';
}
