import { trackLabel } from '@cablepark/domain/tracks/track-words';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { useLanguage, useTexts } from '../i18n/LanguageProvider.tsx';
import { useAuth } from '../session/AuthProvider.tsx';
import { trackNames } from './api/trackNames.ts';
import { usePark } from './ParkProvider.tsx';
import { useTracks } from './useTracks.ts';

type Names = ReadonlyMap<number, string>;
const NamesContext = createContext<Names>(new Map());

/** Provides the names of tracks. Lists of the past contain retired tracks: their names load once, and only with such lists. */
export function TrackNames({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const { features } = usePark();
  const { language } = useLanguage();
  const { track } = useTexts().common;
  const tracks = useTracks();
  const inEnglish = language === 'en' && features.includes('tracks');
  const { data } = useQuery({ ...trackNames(inEnglish), enabled: user !== null });
  const names = useMemo(() => {
    const all = data?.map(({ id, name, name_en }) => [id, trackLabel(name_en ?? name, track)] as const) ?? [];
    const currentNames = tracks?.map(({ id, label }) => [id, label] as const) ?? [];
    // The first entry sets the order, the last one the name.
    return new Map([...currentNames, ...all, ...currentNames]);
  }, [data, tracks, track]);
  return <NamesContext value={names}>{children}</NamesContext>;
}

/** The name of the track with this id; "Track 1" until it is loaded. */
export function useTrackName(): (asset: number) => string {
  const names = useContext(NamesContext);
  const { track } = useTexts().common;
  return useCallback((asset) => names.get(asset) ?? track(asset), [names, track]);
}

/** Every track by its name, current ones first, then retired ones. */
export function useTrackNames(): Names {
  return useContext(NamesContext);
}
