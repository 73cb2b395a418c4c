import { counter } from '../../../i18n/plural.ts';
import { pageTextsOf } from '../../../staff/texts.ts';

const countPl = counter('pl');
const countEn = counter('en');
const slotsPl = { one: 'slot', few: 'sloty', other: 'slotów' };
const slotsEn = { one: 'slot', other: 'slots' };

/** Cancelling several slots at the desk, also paid ones. */
export const cancelTexts = pageTextsOf({
  pl: {
    several: 'Anuluj kilka',
    title: (name: string) => `Anuluj sloty: ${name}`,
    choose: 'Zaznacz sloty do anulowania.',
    chooseAll: 'Zaznacz wszystkie',
    what: 'Co się stanie z pieniędzmi',
    loadFailed: 'Nie udało się sprawdzić płatności',
    unpaid: (n: number) => `Nieopłacone: ${countPl(n, slotsPl)}.`,
    pass: (n: number) => `Wraca na karnet: ${countPl(n, slotsPl)}.`,
    paper: (n: number) => `Z karnetu papierowego: ${countPl(n, slotsPl)}. Nic nie oddajesz.`,
    online: (n: number, price: string) =>
      `Wraca online, tą drogą, którą zapłacono: ${price} za ${countPl(n, slotsPl)}.`,
    unsure: (n: number) =>
      `Opłacone online, część mogła już wrócić: ${countPl(n, slotsPl)}. Resztę sprawdzisz w płatnościach.`,
    desk: (n: number, price: string) =>
      `Zapłacono w kasie: ${price} za ${countPl(n, slotsPl)}. Niżej wybierz, jak oddajesz.`,
    needsEditor: (n: number) => `Opłacone (${countPl(n, slotsPl)}) anuluje edytor, bo oddaje pieniądze.`,
    onlyUnpaid: (n: number) => `Anuluj nieopłacone (${n})`,
    confirm: (n: number) => `Anuluj zaznaczone (${n})`,
    undoable: (minutes: number) => `Cofniesz to jednym dotknięciem przez ${minutes} minut.`,
    notUndoable: 'Tego nie cofniesz jednym dotknięciem.',
    done: (n: number) => `Anulowano ${countPl(n, slotsPl)}.`,
    failed: 'Nie udało się anulować',
    changed: 'coś się przed chwilą zmieniło. Nic nie anulowaliśmy; sprawdź sloty i spróbuj ponownie.',
  },
  en: {
    several: 'Cancel several',
    title: (name) => `Cancel slots: ${name}`,
    choose: 'Tick the slots to cancel.',
    chooseAll: 'Tick all',
    what: 'What becomes of the money',
    loadFailed: 'The payments could not be checked',
    unpaid: (n) => `Not paid: ${countEn(n, slotsEn)}.`,
    pass: (n) => `Back to the pass: ${countEn(n, slotsEn)}.`,
    paper: (n) => `On a paper pass: ${countEn(n, slotsEn)}. You give nothing back.`,
    online: (n, price) => `Back online, the way it was paid: ${price} for ${countEn(n, slotsEn)}.`,
    unsure: (n) =>
      `Paid online, and some of it may have gone back: ${countEn(n, slotsEn)}. Check the rest under Payments.`,
    desk: (n, price) =>
      `Paid at the till: ${price} for ${countEn(n, slotsEn)}. Choose below how you give it back.`,
    needsEditor: (n) =>
      `Paid ones (${countEn(n, slotsEn)}) are cancelled by an Editor, who gives the money back.`,
    onlyUnpaid: (n) => `Cancel unpaid (${n})`,
    confirm: (n) => `Cancel selected (${n})`,
    undoable: (minutes) => `For ${minutes} minutes one tap takes it back.`,
    notUndoable: 'This can’t be taken back by one tap.',
    done: (n) => `Cancelled ${countEn(n, slotsEn)}.`,
    failed: 'Cancelling failed',
    changed: 'something changed just now. Nothing was cancelled; check the slots and try again.',
  },
});
