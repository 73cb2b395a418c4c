import type { EventRow } from '@cablepark/contract/park/events.schema';
import type { AssetRow } from '@cablepark/contract/park/tracks.schema';
import type { ServerInfo } from '../../../web/src/park/api/serverInfo.ts';
import type { Park } from '../park.ts';
import type { Person } from '../people.ts';
import { description, event, tracks } from './description.ts';
import { sendEventPicture } from './put-up.ts';

/** What has no versions: what the park says of itself, its tracks and its events. */
export interface Said {
  park: object;
  tracks: AssetRow[];
  events: EventRow[];
}

export async function saidOf(park: Park): Promise<Said> {
  const { project, park: told } = await park.call<ServerInfo>('GET', '/server/info');
  return {
    park: {
      name: project?.project_name,
      contact: told?.contact,
      operator: told?.operator,
      hours: told?.hours,
    },
    tracks: [...(told?.tracks ?? [])],
    events: await park.call('GET', '/items/Event'),
  };
}

export async function changeRest(park: Park, admin: Person): Promise<void> {
  const image = await sendEventPicture(park, admin);
  const { tracks: had, events } = await saidOf(park);
  const nextEvents = events.map(({ id, start, end }, index) => ({
    ...event,
    id,
    start,
    end,
    image,
    name: `${event.name} ${index + 1}`,
    nameEn: `${event.nameEn} ${index + 1}`,
  }));
  const nextTracks = had.map(({ id }, index) => ({ ...tracks[index], id }));
  await sayAgain(park, admin, {
    park: description,
    tracks: nextTracks as AssetRow[],
    events: nextEvents as unknown as EventRow[],
  });
}

export async function sayAgain(park: Park, admin: Person, said: Said): Promise<void> {
  await park.call('PATCH', '/park', said.park, admin);
  for (const { id, ...track } of said.tracks) await park.call('PATCH', `/items/Asset/${id}`, track, admin);
  for (const { id, slots: _slots, asset: _asset, ...announced } of said.events)
    await park.call('PATCH', `/items/Event/${id}`, announced, admin);
}
