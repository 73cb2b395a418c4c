/** The site's one worker: push messages, and the page for the time without network (docs/decisions/118). */
const address = '/push-worker.js';

/** @throws TypeError, DOMException if the browser forbids it, as over plain http */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  return await navigator.serviceWorker.register(address);
}
