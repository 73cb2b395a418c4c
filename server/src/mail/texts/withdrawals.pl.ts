import type { WithdrawalTexts } from './withdrawal-texts.ts';

export const withdrawalsPl: WithdrawalTexts = {
  subject: (park) => `${park}: mamy Twoje odstąpienie od umowy`,
  received: 'potwierdzamy, że mamy Twoje oświadczenie:',
  declaration: (pass) =>
    pass === null ? 'Odstępuję od umowy o konto na tej stronie.' : `Odstępuję od umowy o karnet „${pass}”.`,
  concluded: (moment) => `Umowa zawarta: ${moment}`,
  name: (name) => `Imię: ${name}`,
  email: (email) => `E-mail: ${email}`,
  declared: (moment) => `Oświadczenie złożone: ${moment}`,
  back: (amount) => `Oddajemy ${amount} tą samą drogą, najpóźniej w ciągu 14 dni, a zwykle w kilka dni.`,
  nothingBack: 'Cały karnet jest już wykorzystany, więc pieniądze nie wracają.',
  taken: {
    rides: (taken) => `Sloty wykorzystane albo anulowane za późno, za które płacisz: ${taken}.`,
    minutes: (taken) => `Minuty wykorzystane albo anulowane za późno, za które płacisz: ${taken}.`,
  },
  freed: (count) => `Przyszłe rezerwacje, które zwolniliśmy: ${count}.`,
  accountGone: 'Konto i Twoje dane są usunięte. To ostatnia wiadomość na ten adres.',
  endedSubject: (park) => `${park}: karnet już nie działa`,
  ended: (pass) => `karnet „${pass}” już nie działa: osoba, która go kupiła, odstąpiła od umowy.`,
  endedRides: 'Jeśli ten karnet opłacał Twoje przyszłe sloty, są już zwolnione. O każdym piszemy osobno.',
  passes: 'Moje karnety',
};
