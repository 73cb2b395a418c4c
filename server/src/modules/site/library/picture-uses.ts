import type { ObstacleRow } from '@cablepark/contract/park/tracks.schema';
import { contentNames } from '@cablepark/domain/content/content-names';
import type { StandingContents } from '@cablepark/domain/content/contents.schema';
import type { PictureUses } from '@cablepark/domain/content/picture-rules';
import { picturesIn } from '@cablepark/domain/pictures/pictures';
import type { Db } from '../../../db/store.ts';

/** Where library pictures are used, by id: on these pages, at events and tracks, also past and retired ones. */
export async function findUses(db: Db, contents: StandingContents): Promise<(id: string) => PictureUses> {
  const pages = contentNames.map((name) => ({ name, pictures: new Set(picturesIn(contents[name].content)) }));
  const events = await db
    .selectFrom('event')
    .select(['id', 'name', 'image'])
    .where('image', 'in', (eb) => eb.selectFrom('library_picture').select('library_picture.id'))
    .orderBy('id')
    .execute();
  const rows = await db.selectFrom('asset').select(['id', 'name', 'obstacles']).orderBy('id').execute();
  const tracks = rows.map(({ id, name, obstacles }) => ({
    track: { id, name },
    pictures: new Set((JSON.parse(obstacles) as ObstacleRow[]).map(({ picture }) => picture)),
  }));
  return (picture) => ({
    pages: pages.flatMap(({ name, pictures }) => (pictures.has(picture) ? [name] : [])),
    events: events.flatMap(({ id, name, image }) => (image === picture ? [{ id, name }] : [])),
    tracks: tracks.flatMap(({ track, pictures }) => (pictures.has(picture) ? [track] : [])),
  });
}
