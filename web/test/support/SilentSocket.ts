/** A connection that never opens: pages show what they have read. What follows a list live is a journey's to ask. */
export class SilentSocket extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = 0;
  send(): void {}
  close(): void {}
}
