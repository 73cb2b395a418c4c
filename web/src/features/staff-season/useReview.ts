import type { SeasonPreviewRow } from '@cablepark/contract/park/season';
import type { Season } from '@cablepark/domain/season/season.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, isUncertain } from '../../lib/http/errors.ts';
import { changeSeason, previewSeason } from './api/changeSeason.ts';
import { seasonKeys } from './api/season.ts';
import type { SeasonEditing } from './useSeasonEditing.ts';

/** A plan that was checked, and what it would change. */
export interface Checked {
  season: Season;
  refill: boolean;
  preview: SeasonPreviewRow;
}

export type ReviewState = ReturnType<typeof useReview>;

/** What the typed plan would change, and the order to do it. */
export function useReview(editing: SeasonEditing) {
  const queries = useQueryClient();
  const [shown, setShown] = useState<Checked | null>(null);
  const [wasClosed, setClosed] = useState(false);
  const reread = () => queries.invalidateQueries({ queryKey: seasonKeys.state, exact: true });

  const checking = useMutation({
    mutationFn: async ({ season, refill }: { season: Season; refill: boolean }): Promise<Checked> => ({
      season,
      refill,
      preview: await previewSeason(season, refill),
    }),
    onSuccess: (checked) => {
      setShown(checked);
      // Theirs has come in between: the page then says so.
      if (checked.preview.version !== editing.version) void reread();
    },
    onError: (error) => {
      const path = refusedPath(error);
      if (path) editing.refuse(new Set([path]));
    },
  });
  const ordering = useMutation({
    mutationFn: ({ season, refill, preview }: Checked) =>
      changeSeason({ season, refill, version: editing.version, expected: preview.counts }),
    // An order without an answer may have been carried out all the same: the season itself tells.
    onSettled: reread,
    onSuccess: () => setShown(null),
  });

  const check = (refill = false) => {
    if ('faults' in editing.read) return editing.tell(editing.read.faults);
    editing.forgetFaults();
    ordering.reset();
    return checking.mutate({ season: editing.read.season, refill });
  };
  const close = () => {
    setClosed(true);
    setShown(null);
    checking.reset();
    ordering.reset();
  };
  // The answer got lost, but the season has become what was checked: nothing is left to apply.
  const isDone = isUncertain(ordering.error) && !editing.isUnsaved;
  return {
    shown: isDone ? null : shown,
    checking,
    ordering,
    check,
    close,
    /** Somebody else was faster: what it tells is no longer so. */
    isStale: editing.isOvertaken,
    /** Whether the plan is shown again after a look at what it changes: the focus then goes on where it was. */
    wasClosed,
  };
}

/** The field that the server refused, by its path in the season. */
function refusedPath(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'FAILED_VALIDATION') return null;
  const { field } = error.extensions;
  return typeof field === 'string' ? field.replace(/^season\./, '') : null;
}
