import { holdsMuchFrom } from '@cablepark/domain/booking/ride-limits';
import { counter } from '../../../i18n/plural.ts';
import { pageTextsOf } from '../../../staff/texts.ts';

const countPl = counter('pl');
const countEn = counter('en');
const ridesPl = { one: 'rezerwacja', few: 'rezerwacje', other: 'rezerwacji' };
const ridesEn = { one: 'booking', other: 'bookings' };

export const holdingTexts = pageTextsOf({
  pl: {
    title: 'Dużo rezerwacji',
    lead: `Kto ma od ${holdsMuchFrom} nadchodzących rezerwacji. Nieopłacone możesz anulować wszystkie naraz.`,
    loadFailed: 'Nie udało się wczytać listy.',
    none: `Nikt nie ma teraz ${holdsMuchFrom} ani więcej nadchodzących rezerwacji.`,
    coming: (n: number) => countPl(n, ridesPl),
    unpaid: (n: number) => countPl(n, { one: 'nieopłacona', few: 'nieopłacone', other: 'nieopłaconych' }),
    held: (n: number) =>
      `w tym ${countPl(n, { one: 'czeka', few: 'czekają', other: 'czeka' })} na płatność online`,
    allPaid: 'Wszystkie opłacone',
    free: 'Anuluj nieopłacone',
    freeOne: (name: string) => `Anuluj nieopłacone: ${name}`,
    freeQuestion: (n: number, name: string) =>
      `Anulować ${countPl(n, { one: 'nieopłaconą rezerwację', few: 'nieopłacone rezerwacje', other: 'nieopłaconych rezerwacji' })}: ${name}?`,
    freeText: 'Te sloty wrócą do puli, a rider dostanie e-mail o anulowaniu.',
    andMore: (n: number) => `…i jeszcze ${n}`,
    freeConfirm: 'Anuluj rezerwacje',
    freed: (n: number) => `Anulowano: ${countPl(n, ridesPl)}.`,
    freedSome: (freed: number, kept: number) =>
      `Anulowano: ${countPl(freed, ridesPl)}. Bez zmian: ${kept}, bo w międzyczasie ktoś je opłacił, anulował albo się zaczęły.`,
    nothingUnpaid: 'Nie ma już nic nieopłaconego.',
    failed: 'Nie udało się anulować rezerwacji',
  },
  en: {
    title: 'Many bookings',
    lead: `Who has ${holdsMuchFrom} or more bookings to come. Unpaid ones can be cancelled all at once.`,
    loadFailed: 'The list could not be loaded.',
    none: `Nobody has ${holdsMuchFrom} or more bookings to come now.`,
    coming: (n) => `${countEn(n, ridesEn)} to come`,
    unpaid: (n) => `${n} unpaid`,
    held: (n) => `${n} of these waiting to be paid online`,
    allPaid: 'All paid',
    free: 'Cancel unpaid ones',
    freeOne: (name) => `Cancel unpaid ones: ${name}`,
    freeQuestion: (n, name) =>
      `Cancel ${countEn(n, { one: 'unpaid booking', other: 'unpaid bookings' })} of ${name}?`,
    freeText: 'Others can book these slots again, and the rider gets an e-mail about it.',
    andMore: (n) => `…and ${n} more`,
    freeConfirm: 'Cancel them',
    freed: (n) => `${countEn(n, ridesEn)} cancelled.`,
    freedSome: (freed, others) =>
      `${countEn(freed, ridesEn)} cancelled. ${others} left as they are: paid, cancelled or begun in the meantime.`,
    nothingUnpaid: 'Nothing is unpaid any more.',
    failed: 'The bookings could not be cancelled',
  },
});
