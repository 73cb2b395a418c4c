/** How long a tap is kept off (ms): riders tap again until something happens; staff know their screens. */
const riderMs = 600;
const staffMs = 300;

/**
 * Keeps taps off an area whose content has just gone or changed, so that a tap meant for it does not reach what stands there now.
 * Keys always work.
 */
export function shieldTaps({ left, top, width, height }: DOMRectReadOnly): void {
  const shield = document.createElement('div');
  shield.dataset['tapShield'] = '';
  shield.style.cssText = `position:fixed;z-index:99;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  // Outside the topmost open dialog everything is inert: taps would go through the shield.
  const dialogs = document.querySelectorAll('dialog[open]');
  (dialogs[dialogs.length - 1] ?? document.body).append(shield);
  const isStaffPage = document.querySelector('[data-frame="staff"]') !== null;
  setTimeout(() => shield.remove(), isStaffPage ? staffMs : riderMs);
}
