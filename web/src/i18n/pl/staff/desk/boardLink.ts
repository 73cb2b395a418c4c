/** The board with names, for the park's own screen. */
export const boardLink = {
  title: 'Tablica z imionami',
  note: 'Ekran na pomoście, na którym widać, kto pływa i kto następny: imię i pierwsza litera nazwiska tych, którzy się na to zgodzili na swoim koncie. Otwórz link na telewizorze parku. Każdy, kto go ma, widzi imiona, więc nie publikuj go. Tablica bez imion jest pod adresem /board.',
  make: 'Utwórz link',
  open: 'Otwórz tablicę',
  link: 'Link do tablicy z imionami',
  copy: 'Kopiuj link',
  copied: 'Link skopiowany.',
  renew: 'Nowy link',
  renewQuestion: 'Zmienić link do tablicy?',
  renewText:
    'Ekran z dotychczasowym linkiem od razu przestanie pokazywać imiona. Trzeba będzie otworzyć na nim nowy.',
  keep: 'Zostaw',
  loadFailed: 'Nie udało się wczytać linku do tablicy.',
  failed: 'Nie udało się zmienić linku',
};
