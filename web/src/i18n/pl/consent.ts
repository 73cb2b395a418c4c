export const consent = {
  title: 'Pliki cookie',
  /** Where visits are counted; else the map alone is asked for. */
  text: 'Za Twoją zgodą liczymy odwiedziny i pokazujemy mapę z OpenStreetMap.',
  textOfMap: 'Za Twoją zgodą pokażemy mapę z OpenStreetMap.',
  accept: 'Akceptuję',
  reject: 'Odrzucam',
  settings: 'Ustawienia cookie',
};
