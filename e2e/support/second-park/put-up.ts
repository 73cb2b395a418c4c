import type { ContentName } from '@cablepark/domain/content/content-names';
import type { Contents } from '@cablepark/domain/content/contents.schema';
import { sendFile, sendPhoto, writeContent } from '../contents.ts';
import { openPark, type Park } from '../park.ts';
import type { Person } from '../people.ts';
import { description, event, tracks } from './description.ts';
import { home } from './home.ts';
import { privacy, terms } from './legal.ts';
import { colours, logo } from './looks.ts';
import { type Photos, photos } from './photos.ts';
import { prices } from './prices.ts';
import { words } from './words.ts';

/** All that the second park writes on its pages, but for its looks. */
export function contentsWith(ids: Photos): Omit<Contents, 'looks' | 'mails'> {
  return { home: home(ids), prices, terms, privacy, ...words(ids) };
}

export async function writeContents(park: Park, admin: Person, contents: Partial<Contents>): Promise<void> {
  for (const [name, content] of Object.entries(contents))
    await writeContent(park, admin, name as ContentName, content);
}

/** A park that is the second one from its first day, with an Admin; made over the wire. */
export async function openSecondPark(): Promise<{ park: Park; admin: Person }> {
  const park = await openPark({ SAMPLE: '0' });
  const admin = await park.newPerson('Admin');
  await park.call('PATCH', '/park', description, admin);
  await park.call('POST', '/items/Asset', tracks, admin);
  await park.call('POST', '/items/Event', { ...event, image: await sendEventPicture(park, admin) }, admin);
  const send = async (name: keyof Photos) =>
    await sendPhoto(park, admin, await photos[name].take(), photos[name]);
  // The server makes one after the other anyway.
  const ids = { pit: await send('pit'), children: await send('children'), winter: await send('winter') };
  const drawn = await sendFile<{ id: string; width: number; height: number }>(park, admin, '/park/logos', [
    'image/svg+xml',
    logo,
  ]);
  const { id: file, width, height } = drawn;
  const looks = { colours, logo: { file, width, height, withName: true, onPlate: false } };
  await writeContents(park, admin, { ...contentsWith(ids), looks });
  return { park, admin };
}

/** @returns the id of the file that events name */
export async function sendEventPicture(park: Park, admin: Person): Promise<string> {
  const photo = await photos.pit.take();
  return (await sendFile<{ id: string }>(park, admin, '/files', ['image/jpeg', photo])).id;
}
