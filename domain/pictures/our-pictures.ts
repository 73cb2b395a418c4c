import type { Bilingual } from '../words/words.schema.ts';

/** Descriptions of the built-in pictures for pages, by name. */
export const ourPictures = {
  cable: {
    pl: 'Poranek nad jeziorem: rider w locie nad dużą skocznią, za nim smuga wody.',
    en: 'Morning on the lake: a rider high above the big kicker, a ribbon of spray behind.',
  },
  bar: {
    pl: 'Taras baru o zachodzie słońca: girlandy świateł, goście przy stolikach i woda w tle.',
    en: 'The bar’s terrace at sunset: strings of lights, guests at the tables, water beyond.',
  },
  instructor: {
    pl: 'Instruktor kuca na pomoście obok początkującej riderki, która siedzi gotowa do startu.',
    en: 'An instructor crouches on the dock beside a beginner who sits ready to start.',
  },
  bilevel: {
    pl: 'Rider wyskakuje z górnego basenu nad biało-czerwoną zjeżdżalnią, obok wodospad.',
    en: 'A rider leaps from the upper pool over a white and red ramp, a waterfall at the side.',
  },
  beach: {
    pl: 'Piaszczysta plaża w południe: kolorowe parasole, leżaki, dzieci z piłką przy brzegu.',
    en: 'A sandy beach at noon: bright parasols, deckchairs, children with a ball by the water.',
  },
  party: {
    pl: 'Scena nad wodą nocą: kolorowe światła nad tańczącymi ludźmi odbijają się w jeziorze.',
    en: 'A stage by the water at night: coloured beams over a dancing crowd, mirrored in the lake.',
  },
  camping: {
    pl: 'Namioty pod gwiazdami: księżyc nad jeziorem, ognisko i sznur lampek między drzewami.',
    en: 'Tents under the stars: the moon above the lake, a campfire, fairy lights between the trees.',
  },
  miniramp: {
    pl: 'Chłopak w powietrzu nad krawędzią drewnianej mini rampy, w tle jezioro i wyciąg.',
    en: 'A boy in the air above the edge of a wooden mini ramp, the lake and the cable behind.',
  },
  'bar-terrace': {
    pl: 'Taras baru z girlandami lampek i widokiem na jezioro.',
    en: 'The bar’s terrace with strings of lights and a view of the lake.',
  },
  'bar-food': {
    pl: 'Jedzenie i napoje na drewnianej ladzie baru.',
    en: 'Food and drinks on the bar’s wooden counter.',
  },
  cottage: {
    pl: 'Drewniany domek z czerwonym dachem i werandą; dwoje gości idzie do drzwi.',
    en: 'A wooden cottage with a red roof and a porch; two guests walk to its door.',
  },
  tents: {
    pl: 'Trzy kolorowe namioty pod sznurem lampek i ludzie przy ognisku.',
    en: 'Three colourful tents under a string of lights, and people around a fire.',
  },
  'hot-tub': {
    pl: 'Troje ludzi w drewnianej balii na pomoście o zachodzie słońca.',
    en: 'Three people in a wooden tub on the dock at sunset.',
  },
  sup: {
    pl: 'Troje ludzi na deskach z wiosłami na spokojnym jeziorze.',
    en: 'Three people standing on boards with paddles on a calm lake.',
  },
  'way-car': {
    pl: 'Auto z deskami na dachu jedzie drogą przez łąkę w stronę domków.',
    en: 'A car with boards on its roof drives along a track through the meadow.',
  },
  'way-parking': {
    pl: 'Auta w rzędzie na trawie nad jeziorem, przy znaku parkingu.',
    en: 'Cars in a row on the grass by the lake, beside a parking sign.',
  },
  'way-bikes': {
    pl: 'Rowery w stojaku na piasku obok tarasu baru.',
    en: 'Bicycles in a rack on the sand beside the bar’s terrace.',
  },
} as const satisfies Record<string, Bilingual>;

export type OurPicture = keyof typeof ourPictures;

export function isOurPicture(name: string): name is OurPicture {
  return Object.hasOwn(ourPictures, name);
}
