export const consent = {
  title: 'Pliki cookie',
  text: 'Za Twoją zgodą liczymy odwiedziny i pokazujemy mapę z zewnętrznego serwera. Bez zgody strona działa tak samo, tylko bez nich.',
  accept: 'Akceptuję',
  reject: 'Odrzucam',
  settings: 'Ustawienia cookie',
};
