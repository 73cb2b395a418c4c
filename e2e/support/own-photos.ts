import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import type { LibraryPictureRow } from '@cablepark/contract/park/pictures.schema';
import type { Park } from './park.ts';
import type { Person } from './people.ts';

/** Puts a JPEG into the library, and says what it shows. @returns its id */
export async function uploadPhoto(park: Park, admin: Person, content: Buffer): Promise<string> {
  const answer = await fetch(`${park.url}/park/pictures`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${admin.tokens.accessToken}` },
    body: new Uint8Array(content),
  });
  const told = (await answer.json()) as { data?: LibraryPictureRow };
  if (!told.data) throw new Error(`A photo was answered with ${answer.status}: ${JSON.stringify(told)}`);
  const { id } = told.data;
  const alt = { pl: 'Zdjęcie wyciągu', en: 'A photo of the cable' };
  await park.call('PATCH', `/park/pictures/${id}`, { alt, focus: { x: 50, y: 50 } }, admin);
  return id;
}

/** A home page of as many scenes as there may be, in the park's own words, with these photos in turn. */
export async function writeOwnHome(park: Park, admin: Person, photos: readonly string[]): Promise<void> {
  const home = await park.call<ShownContent<'home'>>('GET', '/park/contents/home');
  const scenes = Array.from({ length: 12 }, (_, index) => ({
    id: `own-${index + 1}`,
    isShown: true,
    picture: photos[index % photos.length] ?? null,
    name: { pl: `Miejsce ${index + 1}`, en: `Place ${index + 1}` },
    title: { pl: `Tak jest u nas, ${index + 1}`, en: `This is our place, ${index + 1}` },
    line: { pl: 'Własne zdjęcie i własne słowa.', en: 'A photo of our own and words of our own.' },
    action: { label: { pl: `Cennik ${index + 1}`, en: `Prices ${index + 1}` }, target: '/prices' },
  }));
  const body = { edited: home.version, content: { ...home.content, scenes } };
  await park.call('POST', '/park/contents/home/versions', body, admin);
}
