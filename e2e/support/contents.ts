import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import type { LibraryPictureRow } from '@cablepark/contract/park/pictures.schema';
import type { ContentName } from '@cablepark/domain/content/content-names';
import type { ContentOf } from '@cablepark/domain/content/contents.schema';
import type { PictureDescription } from '@cablepark/domain/pictures/picture.schema';
import type { Park } from './park.ts';
import type { Person } from './people.ts';

/** What tests write of the park's own pages over the wire. */

export async function readContent<Name extends ContentName>(
  park: Park,
  name: Name,
): Promise<ShownContent<Name>> {
  return await park.call('GET', `/park/contents/${name}`);
}

export async function writeContent<Name extends ContentName>(
  park: Park,
  admin: Person,
  name: Name,
  content: ContentOf<Name>,
): Promise<void> {
  const { version } = await readContent(park, name);
  await park.call('POST', `/park/contents/${name}/versions`, { edited: version, content }, admin);
}

/** Sends a file as it is. @param path `/park/pictures`, `/park/logos` or `/files` @returns what it became */
export async function sendFile<Row>(
  park: Park,
  admin: Person,
  path: string,
  [type, content]: readonly [type: string, content: Buffer],
): Promise<Row> {
  const answer = await fetch(park.url + path, {
    method: 'POST',
    headers: { 'content-type': type, authorization: `Bearer ${admin.tokens.accessToken}` },
    body: new Uint8Array(content),
  });
  if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Row }).data;
}

/** @returns its id in the library */
export async function sendPhoto(
  park: Park,
  admin: Person,
  content: Buffer,
  { alt, focus }: PictureDescription,
): Promise<string> {
  const { id } = await sendFile<LibraryPictureRow>(park, admin, '/park/pictures', ['image/jpeg', content]);
  await park.call('PATCH', `/park/pictures/${id}`, { alt, focus }, admin);
  return id;
}
