import { tracks } from '@cablepark/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { parkTracks } from './api/readAssets.ts';

export interface TrackLink {
  id: number;
  /** "Track 1" where the park calls it by its number alone, else the park's own name. */
  label: string;
}

/**
 * The park's tracks; the two that every park has until the server has told.
 * @param asks whether to ask for them; else what another part of the page has read
 */
export function useTracks(asks = true): TrackLink[] {
  const { track } = useTexts().common;
  const { data } = useQuery({
    ...parkTracks(),
    enabled: asks,
  });
  return useMemo(() => {
    const assets = data ?? tracks.map((id) => ({ id, name: String(id) }));
    return assets.map(({ id, name }) => ({ id, label: /^\d+$/.test(name) ? track(Number(name)) : name }));
  }, [data, track]);
}
