import { nonBreaking } from './nonBreaking.ts';

export const legal = nonBreaking({
  version: (version: number) => `Wersja ${version}.`,
  inForceFrom: (day: string) => `Obowiązuje od ${day}.`,
  past: (version: number) => `To wersja ${version}. Dziś obowiązuje inna.`,
  current: 'Przeczytaj obowiązującą',
  previous: 'Poprzednia wersja',
  notFound: 'Takiej wersji nie ma. Poniżej jest ta, która obowiązuje.',
});
