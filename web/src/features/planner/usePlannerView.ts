import { type MonthView, shownWeeks, weeksOfBoth } from '@cablepark/domain/slots/month-page';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { stayHere } from '../../page/useRouteFocus.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { useMounted } from '../../ui/useMounted.ts';
import { readView, viewParams } from './plannerUrl.ts';

/**
 * The month and the day that the address names, the day that the keys have reached, and the ways from one to another.
 * @param wide whether the day's panel stands beside the month; elsewhere it is a sheet over it, which opens and closes.
 */
export function usePlannerView(today: Temporal.PlainDate, wide: boolean) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const narrow = useMedia('(width < 45rem)');
  const view = useMemo(() => readView(params, today), [params, today]);
  const { month, day } = view;
  const mounted = useMounted();
  // The page that the server made fits every screen, so that its weeks stay where they are when it comes to life.
  const grid = useMemo(
    () => (mounted ? shownWeeks(view, today, narrow) : weeksOfBoth(view, today)),
    [view, today, narrow, mounted],
  );
  const [focused, setFocused] = useState(day ?? today);
  // On a wide screen the panel is always there, so it opens with today.
  const selected = day ?? (wide && month.equals(today.toPlainYearMonth()) ? today : null);

  function show(view: MonthView, replace: boolean, opened = false) {
    const search = viewParams(view).toString();
    void navigate({ search }, { replace, state: opened ? openedHere : stayHere });
  }
  function select(chosen: Temporal.PlainDate) {
    setFocused(chosen);
    // The first day of a sheet is a step that "back" undoes; going from day to day is not.
    const opens = !wide && day === null;
    // A sheet that was opened before the page was hydrated has made that step already (src/app/first-taps).
    const isStep = opens && window.history.state?.prerendered !== true;
    show({ month: chosen.toPlainYearMonth(), day: chosen }, !isStep, opens || wasOpenedHere(state));
  }
  function close() {
    // Closing is that same step back, so that "back" is not needed twice afterwards.
    if (wasOpenedHere(state)) void navigate(-1);
    else show({ month, day: null }, true);
  }
  /** Several presses in a row each count: the browser's address is ahead of what is drawn. */
  function stepMonth(months: number) {
    const at = readView(new URLSearchParams(window.location.search), today);
    showMonth(at.month.add({ months }));
  }
  function showMonth(shown: Temporal.PlainYearMonth) {
    setFocused(shown.equals(today.toPlainYearMonth()) ? today : shown.toPlainDate({ day: 1 }));
    show({ month: shown, day: null }, true);
  }
  function focusDay(next: Temporal.PlainDate): boolean {
    const there = { month: next.toPlainYearMonth(), day: null };
    // Into the weeks that a narrow screen leaves out no key leads.
    if (!shownWeeks(there, today, narrow).some((shown) => shown.equals(next))) return false;
    setFocused(next);
    if (!there.month.equals(month)) show(there, true);
    return true;
  }
  return { month, grid, selected, focused, select, close, stepMonth, focusDay };
}

/** Marks a history entry that opening the sheet made: the one before it is the month behind it. */
const openedHere = { ...stayHere, opened: true } as const;

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opened' in state && state.opened === true;
}
