import type { ParkContentPatch } from '@cablepark/domain/park/content';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRereadPark } from '../../park/ParkProvider.tsx';
import { changeParkContent, parkContent } from '../../staff/park/parkContent.ts';
import { setupState } from './api/setup.ts';

/** Saves the park's details, and updates them everywhere. */
export function useSavePark() {
  const queries = useQueryClient();
  const rereadPark = useRereadPark();
  return useMutation({
    mutationFn: (patch: ParkContentPatch) => changeParkContent(patch),
    onSuccess: async () => {
      rereadPark();
      await Promise.all([
        queries.invalidateQueries({ queryKey: setupState().queryKey }),
        queries.invalidateQueries({ queryKey: parkContent().queryKey }),
      ]);
    },
  });
}
