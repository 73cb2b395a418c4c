import { type Focus, focusStep } from '@cablepark/domain/pictures/pictures';

/** The point of a picture under the pointer, which may be outside of it. */
export function focusAt(
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: { clientX: number; clientY: number },
): Focus {
  return { x: step((clientX - left) / width), y: step((clientY - top) / height) };
}

function step(share: number): number {
  const percent = Math.round((share * 100) / focusStep) * focusStep;
  return Math.min(100, Math.max(0, percent));
}
