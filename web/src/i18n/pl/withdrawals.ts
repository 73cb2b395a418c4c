import { counter } from '../plural.ts';
import { nonBreaking } from './nonBreaking.ts';

const count = counter('pl');
const slots = (n: number) => count(n, { one: 'slot', few: 'sloty', other: 'slotów' });
const minutes = (n: number) => count(n, { one: 'minutę', few: 'minuty', other: 'minut' });

/** The page on which one withdraws from a contract that was made online. */
const texts = {
  title: 'Odstąpienie od umowy',
  lead: 'Od karnetu kupionego online i od konta możesz odstąpić w ciągu 14 dni. Powodu nie podajesz.',
  loadFailed: 'Nie udało się wczytać umów',
  none: 'Nie masz teraz umowy, od której można odstąpić.',
  noneHint: 'Na odstąpienie jest 14 dni od zakupu karnetu online albo od założenia konta.',
  toAccount: 'Moje konto',
  toPasses: 'Moje karnety',
  fixedTime:
    'Rezerwacja slotu ma stały termin, więc nie można od niej odstąpić. Możesz ją za to anulować na swoim koncie.',

  account: 'Konto na tej stronie',
  concluded: (moment: string) => `Umowa z ${moment}`,
  until: (day: string) => `Możesz odstąpić do końca dnia ${day}.`,
  untilOfAccount: (day: string) => `Od umowy o konto możesz odstąpić do końca dnia ${day}.`,
  withdraw: 'Odstąp od umowy tutaj',
  withdrawFrom: (contract: string) => `Odstąp od umowy tutaj: ${contract}`,

  statement: 'Twoje oświadczenie',
  declaration: (contract: string) => `Odstępuję od umowy o karnet: ${contract}.`,
  declarationOfAccount: 'Odstępuję od umowy o konto na tej stronie.',
  name: 'Imię',
  noName: 'bez imienia',
  email: 'E-mail',
  emailHint: 'Na ten adres od razu wyślemy potwierdzenie z treścią, datą i godziną.',
  back: 'Co wraca',
  backAll: (amount: string) => `${amount}, cała cena karnetu, tą samą drogą, którą była zapłata.`,
  backPart: (amount: string, price: string) => `${amount} z ${price}, tą samą drogą, którą była zapłata.`,
  backNothing: 'Nic: karnet jest cały wykorzystany.',
  taken: {
    rides: (n: number) => `Płacisz za ${slots(n)}, które się zaczęły albo zostały anulowane za późno.`,
    minutes: (n: number) =>
      `Płacisz za ${minutes(n)} slotów, które się zaczęły albo zostały anulowane za późno.`,
  },
  freed: (n: number) =>
    `Zwolnimy przyszłe rezerwacje opłacone tym karnetem: ${n}. Kto je ma, dostanie od nas wiadomość.`,
  passEnds: 'Karnet przestanie działać, także u osób, które na nim pływają.',
  accountEnds: 'Konto i Twoje dane usuniemy od razu. Tego nie da się cofnąć.',
  accountFreed: (n: number) => `Zwolnimy Twoje przyszłe nieopłacone rezerwacje: ${n}.`,
  accountPaid: 'W sprawie opłaconych rezerwacji i tego, co zostało na karnetach, najpierw do nas zadzwoń.',
  passesFirst:
    'Masz też karnet, od którego możesz odstąpić. Zrób to najpierw: bez konta wyślesz oświadczenie tylko listem albo e-mailem.',
  confirm: 'Potwierdź odstąpienie',
  goBack: 'Wróć',
  failed: 'Nie udało się przyjąć oświadczenia',

  done: 'Odstąpienie przyjęte',
  doneAt: (moment: string) => `Oświadczenie złożone: ${moment}.`,
  doneMail: (email: string) => `Potwierdzenie wysłaliśmy na ${email}.`,
  doneBack: (amount: string) => `Oddajemy ${amount}, najpóźniej w ciągu 14 dni, a zwykle w kilka dni.`,
  accountGone: (email: string) => `Konto usunięte. Potwierdzenie wysłaliśmy na ${email}.`,
};

export const withdrawals = nonBreaking(texts);
