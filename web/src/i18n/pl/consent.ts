export const consent = {
  title: 'Pliki cookie',
  /** Where visits are counted and the park is on the map; else one of the two is asked for, or nothing. */
  both: 'Za Twoją zgodą liczymy odwiedziny i pokazujemy mapę z OpenStreetMap.',
  visits: 'Za Twoją zgodą policzymy odwiedziny.',
  map: 'Za Twoją zgodą pokażemy mapę z OpenStreetMap.',
  accept: 'Akceptuję',
  reject: 'Odrzucam',
  settings: 'Ustawienia cookie',
};
