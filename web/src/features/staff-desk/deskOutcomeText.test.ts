import { expect, test } from 'vitest';
import { staff as staffEn } from '../../i18n/en/staff.ts';
import { en } from '../../i18n/en.ts';
import { staff } from '../../i18n/pl/staff.ts';
import { pl } from '../../i18n/pl.ts';
import { ApiError, NetworkError } from '../../lib/http/errors.ts';
import { deskErrorText, deskOutcomeText } from './deskOutcomeText.ts';

const what = staff.desk.payFailed;
const say = (error: unknown) => deskErrorText(what, error, pl, staff.desk);

test.each([
  [new ApiError(409, 'SLOT_PAID', 'This slot is paid for.'), `${what}: Ten slot jest już opłacony.`],
  [new ApiError(409, 'SLOT_NOT_BOOKED', 'Nobody holds it.'), `${what}: Tego slotu nikt już nie zajmuje.`],
  [new ApiError(409, 'SLOT_TAKEN', 'It is already taken.'), `${what}: ${pl.errors.byCode.SLOT_TAKEN}`],
  [
    new ApiError(400, 'FAILED_VALIDATION', 'x', { type: 'unbooked' }),
    'Nie można opłacić niezarezerwowanego slotu. Najpierw go zarezerwuj.',
  ],
  [new ApiError(418, 'TEAPOT', 'I am a teapot.'), `${what}: I am a teapot.`],
  [new NetworkError(), `${what}: ${pl.errors.network}`],
  [new ApiError(502, '', ''), `Nie udało się opłacić rezerwacji. ${pl.errors.unexpected}`],
  [null, `Nie udało się opłacić rezerwacji. ${pl.errors.unexpected}`],
])('%s is told in the words of the desk', (error, text) => {
  expect(say(error)).toBe(text);
});

test('The texts of the specification are word for word there', () => {
  expect(staff.desk.loadFailed).toBe('Nie udało się pobrać rezerwacji');
  expect(staff.desk.unbookFailed).toBe('Nie udało się anulować rezerwacji');
  expect(staff.desk.historyFailed).toBe('Nie udało się pobrać historii rezerwacji');
  expect(staff.desk.payDone).toBe('Rezerwacja została opłacona!');
  expect(staff.desk.unbookDone).toBe('Rezerwacja anulowana.');
  expect(staffEn.desk.unbookDone).toBe('Reservation canceled.');
  const unbooked = new ApiError(400, 'FAILED_VALIDATION', 'x', { type: 'unbooked' });
  expect(deskErrorText('', unbooked, en, staffEn.desk)).toBe('Cannot pay for unbooked slot. Book it first.');
});

test.each([
  [{ kind: 'unknown', error: null }, staff.desk.unknownOutcome],
  [{ kind: 'refused', error: new NetworkError() }, staff.desk.notChanged],
  [{ kind: 'taken', reread: true }, `${what}: ${pl.errors.byCode.SLOT_TAKEN}`],
  [
    { kind: 'refused', error: new ApiError(409, 'SLOT_PAID', 'This slot is paid for.') },
    `${what}: Ten slot jest już opłacony.`,
  ],
] as const)('A change that ended as %o is told', (outcome, text) => {
  expect(deskOutcomeText(outcome, { failed: what }, pl, staff.desk)).toBe(text);
});
