export const consent = {
  title: 'Pliki cookie',
  /** If the site counts visits and has a map; otherwise it asks about one of them, or nothing. */
  both: 'Za Twoją zgodą liczymy odwiedziny i pokazujemy mapę z OpenStreetMap.',
  visits: 'Za Twoją zgodą policzymy odwiedziny.',
  map: 'Za Twoją zgodą pokażemy mapę z OpenStreetMap.',
  accept: 'Akceptuję',
  reject: 'Odrzucam',
  settings: 'Ustawienia cookie',
};
