import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { type TrackLink, useTracks } from './useTracks.ts';

const TracksContext = createContext<readonly TrackLink[]>([]);

/** Around a page that names tracks: read once, however many rows name them. */
export function TrackNames({ children }: { children: ReactNode }) {
  return <TracksContext value={useTracks()}>{children}</TracksContext>;
}

/** What the park calls the track with this id; "Track 1" until the server has told. */
export function useTrackName(): (asset: number) => string {
  const tracks = useContext(TracksContext);
  const { track } = useTexts().common;
  return useCallback(
    (asset) => tracks.find(({ id }) => id === asset)?.label ?? track(asset),
    [tracks, track],
  );
}
