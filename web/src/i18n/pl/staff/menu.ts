export const menu = {
  title: 'Obsługa',
  atHand: 'Obsługa: skróty',
  all: 'Obsługa: wszystkie strony',
  site: 'Strona parku',
  search: 'Szukaj',
  slotsAndSeason: 'Sloty i sezon',
  park: 'Park',
  money: 'Kasa',
};
