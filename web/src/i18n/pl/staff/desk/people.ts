import { counter } from '../../../plural.ts';
import { accepted } from '../../accepted.ts';

const count = counter('pl');

export const people = {
  title: 'Konta',
  lead: 'Znajdź konto, zmień rolę, zablokuj lub usuń.',
  search: 'Szukaj',
  searchHint: 'Imię, e-mail lub telefon.',
  role: 'Rola',
  anyRole: 'Wszystkie role',
  roles: { User: 'Użytkownik', Manager: 'Manager', Editor: 'Edytor', Admin: 'Administrator' },
  found: (n: number) => count(n, { one: 'konto', few: 'konta', other: 'kont' }),
  none: 'Nie ma takich kont.',
  loadFailed: 'Nie udało się wczytać kont.',
  you: 'to Ty',
  refused: 'Serwer pocztowy odrzuca ten adres. Zadzwoń i zapytaj o właściwy.',
  blocked: 'Zablokowane',
  noName: 'Bez imienia',
  accepted: {
    ...accepted,
    none: 'Wersji regulaminu nie zapisano: konto jest starsze albo założyła je obsługa.',
  },
  roleOf: (name: string) => `Rola: ${name}`,
  roleQuestion: (name: string, role: string) => `Zmienić rolę: ${name} → ${role}?`,
  roleText: {
    User: 'Użytkownik rezerwuje i anuluje własne sloty.',
    Manager: 'Manager widzi wszystkie rezerwacje, przyjmuje płatności i rezerwuje dla innych.',
    Editor: 'Edytor ma prawa managera, a także tworzy i usuwa sloty oraz wydarzenia i widzi historię.',
    Admin: 'Administrator może wszystko, także zmieniać role i dane parku.',
  },
  ownRoleText: 'To Twoje konto: stracisz dostęp do tej strony.',
  changeRole: 'Zmień rolę',
  roleChanged: 'Rola została zmieniona.',
  block: 'Zablokuj',
  blockOne: (name: string) => `Zablokuj: ${name}`,
  blockQuestion: (name: string) => `Zablokować konto: ${name}?`,
  blockText:
    'Osoba zostanie wylogowana i nie zaloguje się, dopóki konta nie odblokujesz. Rezerwacje zostają.',
  blockedDone: 'Konto zostało zablokowane.',
  unblock: 'Odblokuj',
  unblockOne: (name: string) => `Odblokuj: ${name}`,
  unblocked: 'Konto zostało odblokowane.',
  calendarsToo:
    'Kalendarze torów dostaną nowe linki: kto ma je w telefonie albo komputerze, doda je od nowa.',
  delete: 'Usuń',
  deleteOne: (name: string) => `Usuń: ${name}`,
  deleteQuestion: (name: string) => `Usunąć konto: ${name}?`,
  deleteText:
    'Tego nie można cofnąć. Dane osobowe zostaną usunięte, a nadchodzące nieopłacone rezerwacje anulowane. Opłacone sloty, płatności i historia zostają, bez danych osoby.',
  deleteConfirm: 'Usuń na zawsze',
  deleted: 'Konto zostało usunięte.',
  lastAdmin: 'To jedyny aktywny administrator. Najpierw nadaj tę rolę komuś innemu.',
  gone: 'Tego konta już nie ma.',
  failed: 'Nie udało się zmienić konta.',
};
