import type { Track } from '@cablepark/domain/tracks/track';
import { nameOf, trackLabel } from '@cablepark/domain/tracks/track-words';
import { useMemo } from 'react';
import { useFrameTexts, useLanguage } from '../i18n/LanguageProvider.tsx';
import { usePark } from './ParkProvider.tsx';

/** A track in the visitor's language. */
export interface NamedTrack extends Track {
  /** "Track 1" if the park's name is only a number, else the park's own name. */
  label: string;
}

/** The park's current tracks, in order; undefined while unknown. */
export function useTracks(): readonly NamedTrack[] | undefined {
  const { tracks } = usePark();
  const { language } = useLanguage();
  const { track: byNumber } = useFrameTexts().common;
  return useMemo(
    () => tracks?.map((track) => ({ ...track, label: trackLabel(nameOf(track, language), byNumber) })),
    [tracks, language, byNumber],
  );
}
