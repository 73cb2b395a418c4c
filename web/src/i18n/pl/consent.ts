export const consent = {
  title: 'Pliki cookie',
  /** Where visits are counted and the park is on the map; else one of the two is asked for, or nothing. */
  text: 'Za Twoją zgodą liczymy odwiedziny i pokazujemy mapę z OpenStreetMap.',
  textOfVisits: 'Za Twoją zgodą policzymy odwiedziny.',
  textOfMap: 'Za Twoją zgodą pokażemy mapę z OpenStreetMap.',
  accept: 'Akceptuję',
  reject: 'Odrzucam',
  settings: 'Ustawienia cookie',
};
