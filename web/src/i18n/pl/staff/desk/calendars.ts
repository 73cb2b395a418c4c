/** The tracks' calendars, for the staff's own programs. */
export const calendars = {
  title: 'Rezerwacje w kalendarzu obsługi',
  note: 'Dodaj tor do kalendarza w telefonie albo komputerze. Widać w nim, kto pływa: imię i pierwszą literę nazwiska. Każdy, kto ma link, może go czytać, więc nie publikuj linku. Gdy ktoś odchodzi z obsługi, linki się zmieniają i trzeba je dodać od nowa. Kalendarze odświeżają się same, niektóre co kilka godzin.',
  make: 'Utwórz link',
  open: 'Otwórz w kalendarzu',
  link: 'Link do kalendarza',
  copy: 'Kopiuj link',
  copied: 'Link skopiowany.',
  renew: 'Nowy link',
  renewQuestion: 'Zmienić link do kalendarza?',
  renewText: 'Dotychczasowy od razu przestanie działać. Kto go używa, musi dodać kalendarz od nowa.',
  keep: 'Zostaw',
  loadFailed: 'Nie udało się wczytać linków do kalendarzy.',
  failed: 'Nie udało się zmienić linku',
};
