import type { SeasonPreviewRow } from '@cablepark/contract/season/season.schema';
import type { Season } from '@cablepark/domain/season/season.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, isUncertain } from '../../lib/http/errors.ts';
import { changeSeason, previewSeason } from './api/changeSeason.ts';
import { seasonKeys } from './api/season.ts';
import type { SeasonEditing } from './useSeasonEditing.ts';

/** A checked plan, and its changes. */
export interface Checked {
  season: Season;
  refill: boolean;
  preview: SeasonPreviewRow;
}

export type ReviewState = ReturnType<typeof useReview>;

/** The preview of the draft, and the order to apply it. */
export function useReview(editing: SeasonEditing) {
  const queries = useQueryClient();
  const [review, setReview] = useState<Checked | null>(null);
  const [wasClosed, setClosed] = useState(false);
  const reread = () => queries.invalidateQueries({ queryKey: seasonKeys.state, exact: true });

  const checking = useMutation({
    mutationFn: async ({ season, refill }: { season: Season; refill: boolean }): Promise<Checked> => ({
      season,
      refill,
      preview: await previewSeason(season, refill),
    }),
    onSuccess: (next) => {
      setReview(next);
      // Another author's change came in between: the page then shows the conflict.
      if (next.preview.version !== editing.version) void reread();
    },
    onError: (error) => {
      const path = refusedPath(error);
      if (path) editing.refuse(new Set([path]));
    },
  });
  const ordering = useMutation({
    mutationFn: ({ season, refill, preview }: Checked) =>
      changeSeason({ season, refill, version: editing.version, expected: preview.counts }),
    // After a lost response the season itself shows the outcome.
    onSettled: reread,
    onSuccess: () => setReview(null),
  });

  const check = (refill = false) => {
    if ('faults' in editing.read) return editing.tell(editing.read.faults);
    editing.forgetFaults();
    ordering.reset();
    return checking.mutate({ season: editing.read.season, refill });
  };
  const close = () => {
    setClosed(true);
    setReview(null);
    checking.reset();
    ordering.reset();
  };
  // The response was lost, but the season matches the draft: nothing is left to apply.
  const isDone = isUncertain(ordering.error) && !editing.isUnsaved;
  return {
    shown: isDone ? null : review,
    checking,
    ordering,
    check,
    close,
    /** Another author was faster, so the preview is stale. */
    isStale: editing.isOvertaken,
    /** Whether the plan is visible again after the preview: the focus then returns. */
    wasClosed,
  };
}

/** The field that the server refused, by its path in the season. */
function refusedPath(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'FAILED_VALIDATION') return null;
  const { field } = error.extensions;
  return typeof field === 'string' ? field.replace(/^season\./, '') : null;
}
