import { uploadPhoto, writeOwnHome } from '../../../e2e/support/own-photos.ts';
import { openPark, type Park } from '../../../e2e/support/park.ts';
import { addressIn } from '../../../e2e/support/public.ts';
import { photo } from '../../../server/test/support/photo.ts';
import type { Plan } from './plan.ts';
import type { ServedPage } from './rounds.ts';

const photos = 12;

/** The servers whose pages the plan names: the sample park's, and one with photos of its own. */
export async function openParks({ paths, languages, withPhotos }: Plan): Promise<{
  pages: ServedPage[];
  sampleUrl: string;
  close(): Promise<void>;
}> {
  const sample = await openProduction();
  const own = withPhotos ? await openOwn() : null;
  const pages = languages.flatMap((language) => [
    ...paths.map((path) => ({
      path,
      language,
      hasOwnPhotos: false,
      url: sample.url + addressIn(language, path),
    })),
    ...(own ? [{ path: '/', language, hasOwnPhotos: true, url: own.url + addressIn(language, '/') }] : []),
  ]);
  return {
    pages,
    sampleUrl: sample.url,
    async close() {
      await sample.close();
      await own?.close();
    },
  };
}

async function openProduction(): Promise<Park> {
  // Its browser has the machine's clock.
  return await openPark({ NODE_ENV: 'production' }, Temporal.Now.instant());
}

async function openOwn(): Promise<Park> {
  const park = await openProduction();
  const admin = await park.newPerson('Admin');
  const ids: string[] = [];
  for (let seed = 0; seed < photos; seed += 1) {
    // One by one: each takes 32 MB before it is encoded.
    // oxlint-disable-next-line no-await-in-loop
    ids.push(await uploadPhoto(park, admin, await photo(seed)));
  }
  await writeOwnHome(park, admin, ids);
  return park;
}
