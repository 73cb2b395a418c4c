import type { menu as pl } from '../../pl/staff/menu.ts';

export const menu: typeof pl = {
  title: 'Staff',
  atHand: 'Staff: quick links',
  all: 'Staff: all pages',
  site: 'The park’s site',
  slotsAndSeason: 'Slots and season',
  park: 'Park',
  today: 'Today',
  bookings: 'Bookings',
  season: 'Season',
  slots: 'Slots',
  history: 'History',
  events: 'Events',
  people: 'Accounts',
  details: 'Park details',
  looks: 'Looks',
  pictures: 'Pictures',
  tracks: 'Tracks',
  setup: 'Preparation',
  takings: 'Takings',
  audit: 'Audit log',
};
