export const consent = {
  title: 'Pliki cookie',
  text: 'Za Twoją zgodą liczymy odwiedziny i pokazujemy mapę z OpenStreetMap.',
  accept: 'Akceptuję',
  reject: 'Odrzucam',
  settings: 'Ustawienia cookie',
};
