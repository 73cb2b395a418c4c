/** A key that is no letter. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight';

/** As WebDriver writes them. */
export const webDriverKeys: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowRight: '\uE014',
};

/** What all browsers can be told, by whatever protocol: everything else is made of it (visitor.ts). */
export interface Wire {
  open(address: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. @param source its text @returns what it returns, as JSON carries it */
  run(source: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Presses the main button of the pointer here, in CSS pixels of the window. */
  tap(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** @returns a PNG */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** The size of a phone; WebKit's window is no narrower than 447. */
export const phoneSize = { width: 390, height: 844 };
