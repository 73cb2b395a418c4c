/** The form's hours of a day. */
export interface DayForm {
  isOpen: boolean;
  opens: string;
  closes: string;
}

interface Hours {
  opens: string;
  closes: string;
}

/** The end of a day on the wire; a time field knows it only as the start of the next. */
const midnight = '24:00';
export const usualHours: Hours = { opens: '09:00', closes: '21:00' };

/** @param hours null if the day is closed */
export function formOfHours(hours: Hours | null): DayForm {
  const { opens, closes } = hours ?? usualHours;
  return { isOpen: hours !== null, opens, closes: endAsTyped(closes) };
}

export function readHours({ isOpen, opens, closes }: DayForm): Hours | null {
  return isOpen ? { opens, closes: endOf(closes) } : null;
}

/** The end time of something that may last until midnight. */
export function endOf(input: string): string {
  return input === '00:00' ? midnight : input;
}

export function endAsTyped(end: string): string {
  return end === midnight ? '00:00' : end;
}
