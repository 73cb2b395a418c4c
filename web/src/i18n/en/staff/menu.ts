import type { menu as pl } from '../../pl/staff/menu.ts';

export const menu: typeof pl = {
  title: 'Staff',
  atHand: 'Staff: quick links',
  all: 'Staff: all pages',
  site: 'The park’s site',
  search: 'Search',
  slotsAndSeason: 'Slots and season',
  park: 'Park',
  money: 'Money',
};
