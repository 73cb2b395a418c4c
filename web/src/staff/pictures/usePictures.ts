import type { PublicPictures } from '@cablepark/domain/pictures/pictures';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { library, publicPictures } from './libraryCalls.ts';

const none: never[] = [];

/** All pictures for editors and their previews (`ParkPicture`); only the built-in ones until the library is loaded. */
export function usePictures(): PublicPictures {
  const rows = useQuery(library()).data ?? none;
  return useMemo(() => publicPictures(rows), [rows]);
}
