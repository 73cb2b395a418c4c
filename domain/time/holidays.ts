/** Poland's public holidays (act of 18 January 1951 on days free from work, in its current form). */

const fixedDays = new Set(['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-25', '12-26']);
/** The first year in which Christmas Eve is a public holiday. */
const firstFreeChristmasEve = 2025;

/** After Easter Sunday: Easter itself and its Monday, Pentecost, Corpus Christi. */
const daysAfterEaster = [0, 1, 49, 60];

export function isPublicHoliday(day: Temporal.PlainDate): boolean {
  const inYear = day.toString().slice(5);
  if (fixedDays.has(inYear)) return true;
  if (inYear === '12-24') return day.year >= firstFreeChristmasEve;
  // The earliest Easter is 22 March, the latest Corpus Christi 24 June.
  if (day.month < 3 || day.month > 6) return false;
  return daysAfterEaster.includes(easterOf(day.year).until(day).days);
}

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
export function easterOf(year: number): Temporal.PlainDate {
  const [golden, century, inCentury] = [year % 19, Math.floor(year / 100), year % 100];
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const sum = epact + toSunday - 7 * late + 114;
  return new Temporal.PlainDate(year, Math.floor(sum / 31), (sum % 31) + 1);
}
