import { Window } from 'happy-dom';
import { populateGlobal } from 'vitest/runtime';

declare global {
  /** The process's one window; the next file of tests finds it again. */
  var pageWindow: Window | undefined;
}

/** What Node and a window both have, and the page's code means the window's. */
const ofWindow = ['Event', 'EventTarget', 'CustomEvent', 'navigator', 'localStorage', 'sessionStorage'];

/**
 * A page's window beside Node's own globals. The server runs in the same process: it keeps Node's fetch, timers, signals and
 * buffers. React and the pages find `document`. One window serves all files of the project, for React binds itself to it.
 */
if (!globalThis.pageWindow) {
  const ofNode = Object.getOwnPropertyDescriptors(globalThis);
  const page = new Window({ url: 'http://localhost:3000/', width: 390, height: 844 });
  populateGlobal(globalThis, page, { bindFunctions: true });
  for (const [name, descriptor] of Object.entries(ofNode)) {
    if (!ofWindow.includes(name) && descriptor.configurable)
      Object.defineProperty(globalThis, name, descriptor);
  }
  // What lies on top of what is a browser's to show.
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });
  // The one tab there is waits for no other.
  Object.defineProperty(navigator, 'locks', {
    value: { request: (_name: string, task: () => unknown) => task() },
  });
  globalThis.pageWindow = page;
}
