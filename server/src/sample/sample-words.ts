import { words } from '../db/migrations/own-pages/words.ts';
import type { TransactionContext } from '../db/transaction-context.ts';
import { insertVersion } from '../modules/site/content/index.ts';

/** The cable of the specification's park (SPEC.md §9). */
const features = {
  ...words.features,
  lead: {
    pl: 'Wyciąg jedzie do 32 km/h, a nad jeziorem jest jeszcze więcej. Zostań na noc, a rano masz pomost dla siebie.',
    en: 'The cable runs at up to 32 km/h, and there is more by the lake. Stay the night, and be first on the dock in the morning.',
  },
};
/** The way to it. */
const location = {
  ...words.location,
  sections: [
    {
      heading: { pl: 'Samochodem', en: 'By car' },
      text: {
        pl: 'Z trasy zjedź na Przykładowo i jedź prosto do jeziora. Ostatnie 300 m to droga szutrowa: jedź powoli, chodzą nią ludzie z deskami.',
        en: 'Leave the main road at Przykładowo and go straight on to the lake. The last 300 m are gravel: drive slowly, people with boards walk there.',
      },
      picture: 'way-car',
    },
    {
      heading: { pl: 'Parking', en: 'Parking' },
      text: {
        pl: 'Darmowy, przed wejściem, na 60 aut. W słoneczną sobotę zapełnia się do 12:00; drugi jest 200 m dalej, za polem namiotowym.',
        en: 'Free of charge, before the entrance, for 60 cars. On a sunny Saturday it is full by 12:00; there is another one 200 m on, behind the camping.',
      },
      picture: 'way-parking',
    },
    {
      heading: { pl: 'Pociągiem i rowerem', en: 'By train and bike' },
      text: {
        pl: 'Stacja Przykładowo jest 2 km stąd, ścieżką rowerową wzdłuż jeziora. Stojaki na rowery są przy barze.',
        en: 'Przykładowo station is 2 km away, along the cycle path by the lake. There are bike racks at the bar.',
      },
      picture: 'way-bikes',
    },
  ],
};
const own = { ...words, features, location };

/** The sample park's navigation bar, features, contact and directions. */
export async function makeSampleWords({ db, actor, now }: TransactionContext): Promise<void> {
  for (const name of ['bar', 'features', 'contact', 'location'] as const) {
    const row = { name, version: 1, content: own[name], created_at: now.epochMilliseconds };
    await insertVersion(db, { ...row, created_by: actor.id });
  }
}
