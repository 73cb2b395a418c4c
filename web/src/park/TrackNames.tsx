import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { useAuth } from '../session/AuthProvider.tsx';
import { type TrackLink, useTracks } from './useTracks.ts';

const TracksContext = createContext<readonly TrackLink[]>([]);

/** Around the pages that name tracks: read once, however many rows name them, and only for who sees such rows. */
export function TrackNames({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  return <TracksContext value={useTracks(user !== null)}>{children}</TracksContext>;
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
