import type { Language } from '../time/display.ts';
import { whenOf } from './event-when.ts';
import { type AnnouncedEvent, eventName } from './events.ts';

/** The text on the picture of a shared link to an event. */
export interface PictureWords {
  /** The park's name; empty before it has one. */
  park: string;
  name: string;
  when: string;
}

interface Teller {
  park: string;
  language: Language;
  zone: string;
}

export function pictureWords(event: AnnouncedEvent, { park, language, zone }: Teller): PictureWords {
  const when = whenOf(event, language, zone);
  return { park, name: eventName(event, language), when: when.charAt(0).toUpperCase() + when.slice(1) };
}

/**
 * The version of the drawing for its address, so that no cache returns a picture with another name or day.
 * @param ground the picture behind the text @param looks the version of the park's looks
 */
export function pictureVersion(ground: string, looks: number, { park, name, when }: PictureWords): string {
  return `${ground}-${looks}-${shortHash(JSON.stringify([park, name, when]))}`;
}

/** 32 bits (FNV-1a), the same in every runtime. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
