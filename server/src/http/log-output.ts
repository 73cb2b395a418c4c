import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** The buffer limit for a stalled reader (characters). */
const mostWaiting = 4_000_000;
const tryAgainMs = 100;

/**
 * The output of the log. Lines that arrive during a write go out together after it, so that no response waits for its line. Lines are lost if
 * their reader has ended, its disk is full or its terminal is closed; the server continues.
 */
export class LogOutput implements DestinationStream {
  readonly #stream: { fd: number };
  #waiting = '';
  #isWriting = false;
  #whenIdle: (() => void)[] = [];

  /** @param stream a standard stream of the process: Node opens it so that a write to a full pipe fails instead of blocking */
  constructor(stream: { fd: number }) {
    this.#stream = stream;
    process.on('exit', () => this.#writeLast());
  }

  write(line: string): void {
    if (this.#waiting.length + line.length > mostWaiting) return;
    this.#waiting += line;
    if (!this.#isWriting) this.#writeWaiting();
  }

  /** Waits until all lines are out or lost, for at most `atMostMs`. */
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
    write(this.#stream.fd, bytes, (error, byteCount) => {
      if (error && isBusy(error)) setTimeout(() => this.#writeBytes(bytes), tryAgainMs).unref();
      else if (!error && byteCount < bytes.length) this.#writeBytes(bytes.subarray(byteCount));
      else if (this.#waiting !== '') this.#writeWaiting();
      else this.#rest();
    });
  }

  #rest(): void {
    this.#isWriting = false;
    for (const notify of this.#whenIdle.splice(0)) notify();
  }

  /** Tries only once: unwritable lines must not keep the process alive. */
  #writeLast(): void {
    if (this.#waiting === '') return;
    try {
      writeSync(this.#stream.fd, this.#waiting);
    } catch {
      // There is no reader left to notify.
    }
  }
}

function isBusy({ code }: NodeJS.ErrnoException): boolean {
  return code === 'EAGAIN' || code === 'EBUSY';
}
