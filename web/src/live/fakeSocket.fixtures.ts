import type { Socket } from './link.ts';

/** A socket whose server is the test. */
export class FakeSocket extends EventTarget implements Socket {
  readyState = 0;
  readonly sent: unknown[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  /** The site's messages of this type. */
  sentOf(type: string): unknown[] {
    return this.sent.filter((each) => (each as { type: string }).type === type);
  }

  accept(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  tell(frame: object): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(frame) }));
  }

  break(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}
