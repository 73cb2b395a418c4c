import { type MonthView, shownWeeks } from '@cablepark/domain/slots/month-page';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { stayHere } from '../../page/useRouteFocus.ts';
import { readView, viewParams } from './plannerUrl.ts';

/**
 * The month and day of the address, the day with the keyboard focus, and the navigation between them.
 * @param wide whether the day's panel is beside the month; otherwise it is a sheet that opens and closes.
 */
export function usePlannerView(today: Temporal.PlainDate, wide: boolean) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const view = useMemo(() => readView(params, today), [params, today]);
  const { month, day } = view;
  const grid = useMemo(() => shownWeeks(view, today), [view, today]);
  const [keyDay, setKeyDay] = useState(day ?? today);
  // A wide screen always has a panel, so it starts with today.
  const selection = day ?? (wide && month.equals(today.toPlainYearMonth()) ? today : null);

  function show(view: MonthView, replace: boolean, isOpening = false) {
    const search = viewParams(view).toString();
    void navigate({ search }, { replace, state: isOpening ? openedHere : stayHere });
  }
  function select(target: Temporal.PlainDate) {
    setKeyDay(target);
    // Opening a sheet is a history step; a change of day is not.
    const opens = !wide && day === null;
    // The prerendered sheet has already made that step (src/app/first-taps).
    const isStep = opens && window.history.state?.prerendered !== true;
    show({ month: target.toPlainYearMonth(), day: target }, !isStep, opens || wasOpenedHere(state));
  }
  function close() {
    // Closing goes back that step, so that "back" is not needed twice.
    if (wasOpenedHere(state)) void navigate(-1);
    else show({ month, day: null }, true);
  }
  /** Fast clicks each count: the browser's address is ahead of the rendered one. */
  function stepMonth(months: number) {
    const at = readView(new URLSearchParams(window.location.search), today);
    showMonth(at.month.add({ months }));
  }
  function showMonth(nextMonth: Temporal.PlainYearMonth) {
    setKeyDay(nextMonth.equals(today.toPlainYearMonth()) ? today : nextMonth.toPlainDate({ day: 1 }));
    show({ month: nextMonth, day: null }, true);
  }
  function focusDay(next: Temporal.PlainDate): boolean {
    const there = { month: next.toPlainYearMonth(), day: null };
    // No key leads to weeks before today's.
    if (!shownWeeks(there, today).some((week) => week.equals(next))) return false;
    setKeyDay(next);
    if (!there.month.equals(month)) show(there, true);
    return true;
  }
  return { month, grid, selected: selection, focused: keyDay, select, close, stepMonth, focusDay };
}

/** Marks a history entry of an open sheet: the one before is the month behind it. */
const openedHere = { ...stayHere, opened: true } as const;

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opened' in state && state.opened === true;
}
