import type { PictureDescription } from '@cablepark/domain/pictures/picture.schema';
import { photoSize, takePhoto } from '../../../server/test/support/photo.ts';
import { children, pit, winter } from './scenery.ts';

/** By what is seen on them: the ids that the library gives them. */
export interface Photos {
  pit: string;
  children: string;
  winter: string;
}

interface Photo extends PictureDescription {
  /** As its file is called on the owner's telephone. */
  file: string;
  take: () => Promise<Buffer>;
}

const inSize = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${photoSize.width}" height="${photoSize.height}" viewBox="0 0 816 612">${drawing}</svg>`;

/** Each is taken once, however often it is sent: that costs a second of a quiet core. */
function once(drawing: string, seed: number): () => Promise<Buffer> {
  let photo: Promise<Buffer> | null = null;
  return () => (photo ??= takePhoto(inSize(drawing), seed));
}

export const photos: Record<keyof Photos, Photo> = {
  pit: {
    file: 'IMG_0412.jpg',
    alt: {
      pl: 'Wieczór nad zalaną żwirownią: wieże wyciągu, narciarz na fali i dachy miasta.',
      en: 'Evening at the flooded gravel pit: the towers of the cable, a skier on the wake, city rooftops.',
    },
    focus: { x: 65, y: 60 },
    take: once(pit, 1),
  },
  children: {
    file: 'IMG_0413.jpg',
    alt: {
      pl: 'Troje dzieci w pomarańczowych kamizelkach na płytkiej wodzie, obok niska wieża.',
      en: 'Three children in orange vests in shallow water beside a low tower.',
    },
    focus: { x: 50, y: 65 },
    take: once(children, 2),
  },
  winter: {
    file: 'IMG_0414.jpg',
    alt: {
      pl: 'Ceglana hala w śniegu: w oknach ciepłe światło, z komina leci dym.',
      en: 'A brick hall in the snow: warm light in the windows, smoke from the chimney.',
    },
    focus: { x: 35, y: 60 },
    take: once(winter, 3),
  },
};
