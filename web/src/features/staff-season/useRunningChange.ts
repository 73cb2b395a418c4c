import type { SeasonChangeRow } from '@cablepark/contract/season/season.schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toast } from 'react-toastify/unstyled';
import { slotKeys } from '../../booking/api/slotKeys.ts';
import { useStaffTexts } from '../../staff/texts.ts';
import { undoSeasonChange } from './api/changeSeason.ts';
import { isRunning, seasonChange, seasonKeys } from './api/season.ts';

/** The last change: polled every second while it runs, also after a reload. */
export function useRunningChange(last: SeasonChangeRow | null) {
  const queries = useQueryClient();
  const t = useStaffTexts().season.change;
  const query = useQuery({ ...seasonChange(last), enabled: isRunning(last) });
  const change = isRunning(last) ? (query.data ?? last) : last;
  const runs = isRunning(change);
  const ran = useRef(runs);

  useEffect(() => {
    if (ran.current && !runs) {
      // It changed the season, the planner, and everything else.
      void queries.invalidateQueries({ queryKey: seasonKeys.state, exact: true });
      void queries.invalidateQueries({ queryKey: slotKeys.all });
      toast.success(change?.state === 'undone' ? t.undoneToast : t.toast);
    }
    ran.current = runs;
  }, [runs, change?.state, queries, t]);

  const undoing = useMutation({
    mutationFn: undoSeasonChange,
    onSettled: () => queries.invalidateQueries({ queryKey: seasonKeys.state, exact: true }),
  });
  return { change, isRunning: runs, isUnread: query.isError, undoing };
}
