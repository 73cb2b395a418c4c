import type { ParkStatus } from '@cablepark/domain/closures/park-status';
import { isStatusNews, type StatusReading, statusText } from '@cablepark/domain/closures/status-text';

/**
 * Updates the line of the park's status above the page, which the server writes (server/src/pages/status-note.ts). It is outside React, because it
 * works without scripts. The home page also shows the usual status.
 */
export function showStatus(status: ParkStatus | null, reading: StatusReading, style: string): void {
  const line = document.querySelector<HTMLElement>('.park-status');
  const isOfHome = line?.classList.contains('home') === true;
  const isNews = status !== null && isStatusNews(status);
  if (status === null || !(isNews || isOfHome)) {
    line?.remove();
    return;
  }
  const element = line ?? document.createElement('p');
  const text = statusText(status, reading);
  // Screen readers announce it when it changes.
  if (element.textContent !== text) element.textContent = text;
  element.classList.toggle('news', isNews);
  if (line) return;
  element.classList.add('park-status', style);
  element.setAttribute('role', 'status');
  document.querySelector('#root')?.before(element);
}
