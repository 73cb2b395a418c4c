import { counter } from '../../plural.ts';
import { nonBreaking } from '../nonBreaking.ts';

const count = counter('pl');
const people = { one: 'osoba', few: 'osoby', other: 'osób' };

/** Waiting for a slot, on the calendar, on the account page, and behind the link of a mail. */
const texts = {
  wait: 'Czekaj na wolny slot',
  waitHint: 'Damy znać, gdy coś się zwolni, i przez chwilę potrzymamy to tylko dla Ciebie.',
  waitOther: 'Nie ma Twojej godziny? Czekaj na nią',
  loginToWait: 'Zaloguj się, żeby czekać na wolny slot',
  dialogTitle: 'Na jaki slot czekasz?',
  hours: 'Godziny',
  wholeDay: (span: string) => `Cały dzień, ${span}`,
  ownHours: 'Inne godziny',
  from: 'Od',
  until: 'Do',
  track: 'Tor',
  anyTrack: 'Dowolny',
  how: 'Kto czeka dłużej, dostaje slot wcześniej. Trzymamy go dla Ciebie do 10 minut, a krócej, gdy zaraz się zaczyna.',
  howSoon: 'Na mniej niż 45 minut przed startem slot bierze ten z czekających, kto pierwszy kliknie.',
  confirm: 'Czekam',
  wrongHours: 'Podaj godzinę końca późniejszą niż godzina początku.',
  made: 'Zapisane. Napiszemy, gdy coś się zwolni.',
  madeFailed: 'Nie udało się zapisać',
  heading: 'Na co czekasz',
  wish: (day: string, hours: string, track: string) => `${day}, ${hours}, ${track}`,
  any: 'dowolny tor',
  before: (riders: number) =>
    riders === 0 ? 'Nikt nie czeka przed Tobą.' : `Przed Tobą: ${count(riders, people)}.`,
  paused: 'Wstrzymane, bo dwie propozycje minęły bez odpowiedzi.',
  resume: 'Czekam dalej',
  resumeAt: (wish: string) => `Czekam dalej: ${wish}`,
  leave: 'Już nie czekam',
  leaveAt: (wish: string) => `Już nie czekam: ${wish}`,
  left: 'Już nie czekasz.',
  changeFailed: 'Nie udało się tego zmienić',
  loadFailed: 'Nie udało się wczytać, na co czekasz',
  offered: (slot: string) => `Slot dla Ciebie: ${slot}`,
  offeredFor: (time: string) => `Trzymamy go dla Ciebie jeszcze ${time}.`,
  firstTapFor: (time: string) =>
    `Bierze go, kto pierwszy kliknie spośród czekających. Jeszcze ${time}, potem jest dla wszystkich.`,
  lastSeconds: 'Ostatnie sekundy.',
  see: 'Zobacz i weź',
  /** The page behind the link of a mail. */
  title: 'Slot dla Ciebie',
  lead: 'Zwolnił się slot, na który czekasz. Nie musisz się logować.',
  when: 'Kiedy',
  where: 'Gdzie',
  price: 'Cena',
  atPark: (price: string) => `${price}, płatne na miejscu`,
  take: 'Biorę ten slot',
  taking: 'Zapisujemy…',
  pay: 'Biorę i płacę',
  payHint: 'Park prosi o płatność z góry: czas na nią jest w czasie tej propozycji.',
  decline: 'Oddaję, czekam na inny',
  stop: 'Oddaję i już nie czekam',
  taken: 'Slot jest Twój. Do zobaczenia!',
  declined: 'Slot oddany. Czekasz dalej na inny.',
  stopped: 'Slot oddany. Już nie czekasz.',
  lapsed: 'Czas tej propozycji minął.',
  gone: 'Ten slot ma już ktoś inny.',
  stillWaits: 'Czekasz dalej na inny.',
  answerFailed: 'Nie udało się zapisać',
  broken: 'Ten link jest niepełny albo już nie działa. Zajrzyj na „Moje konto” albo zadzwoń do nas.',
  offerFailed: 'Nie udało się wczytać tego slotu',
  toAccount: 'Moje konto',
  toPlanner: 'Zobacz wolne sloty',
};

export const standby = nonBreaking(texts);
