import type { PublicPictures } from '@cablepark/domain/pictures/pictures';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { library, publicPictures } from './libraryCalls.ts';

const none: never[] = [];

/** Every picture that a page may name, for editors and their previews (`ParkPicture`); ours alone until the library is read. */
export function usePictures(): PublicPictures {
  const rows = useQuery(library()).data ?? none;
  return useMemo(() => publicPictures(rows), [rows]);
}
