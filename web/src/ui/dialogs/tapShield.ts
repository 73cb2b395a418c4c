/** How long the shield stays (ms): riders tap again until something happens; staff know their screens. */
const riderMs = 600;
const staffMs = 300;

/** Shields an area from taps after its content has changed, so that a late tap does not hit the new content. Keys always work. */
export function shieldTaps({ left, top, width, height }: DOMRectReadOnly): void {
  const shield = document.createElement('div');
  shield.dataset['tapShield'] = '';
  shield.style.cssText = `position:fixed;z-index:99;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  // Everything outside the topmost open dialog is inert: taps would pass through the shield.
  const dialogs = document.querySelectorAll('dialog[open]');
  (dialogs[dialogs.length - 1] ?? document.body).append(shield);
  const isStaffPage = document.querySelector('[data-frame="staff"]') !== null;
  setTimeout(() => shield.remove(), isStaffPage ? staffMs : riderMs);
}
