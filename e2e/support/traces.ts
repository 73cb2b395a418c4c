import type { EventRow } from '@cablepark/contract/park/events.schema';
import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import { contentNames } from '@cablepark/domain/content/content-names';
import { defaultContents } from '@cablepark/domain/content/defaults';
import { rowsOf } from '@cablepark/domain/prices/price-list';
import { info as infoEn } from '../../web/src/i18n/en/info.ts';
import { info as infoPl } from '../../web/src/i18n/pl/info.ts';
import type { ServerInfo } from '../../web/src/park/api/serverInfo.ts';
import { readContent } from './contents.ts';
import type { Park } from './park.ts';
import { texts } from './planner.ts';

/** What tells one park from another, as patterns: its own words, lengths and prices. */
export interface Traces {
  /** Those that are found in what somebody reads. */
  in(text: string): string[];
}

/** Shorter words belong to every park. */
const shortest = 9;

/**
 * The traces of a park as it stands now, and of what the program would show in its place.
 * @param others parts of the park that follows: what both of them say is no trace
 */
export async function tracesOf(park: Park, others: unknown): Promise<Traces> {
  const contents = await Promise.all(contentNames.map(async (name) => await readContent(park, name)));
  const info = await park.call<ServerInfo>('GET', '/server/info');
  const tracks = info.park?.tracks ?? [];
  const events = await park.call<EventRow[]>('GET', '/items/Event');
  const said = [contents, events, info, defaultContents];
  const ours = new Set(leaves([texts, infoPl, infoEn, others]));
  const words = leaves(said).filter((text) => isWords(text) && !ours.has(text));
  const { content: prices } = await readContent(park, 'prices');
  // The places of events keep their prices, whatever the list says.
  const places = await park.call<SlotRow[]>(
    'GET',
    '/items/Slot?filter[event][_nnull]=true&fields=*&limit=-1',
  );
  const kept = new Set(places.map(({ price }) => price));
  const amounts = [prices, defaultContents.prices]
    .flatMap((list) => rowsOf(list))
    .flatMap(({ price, weekendPrice }) => (weekendPrice === null ? [price] : [price, weekendPrice]))
    .filter((pln) => !kept.has(pln));
  const lengths = tracks.flatMap(({ length }) => length ?? []);
  const patterns = new Map<string, RegExp>([
    ...words.map((text) => [text, wholeWords(text)] as const),
    ...amounts.map((pln) => [`${pln} zł`, new RegExp(`(?<![\\d,.])${pln}(?:[,.]00)? (?:zł|PLN)`)] as const),
    ...lengths.map((metres) => [`${metres} m`, new RegExp(`(?<!\\d)${metres} m(?!\\p{L})`, 'u')] as const),
  ]);
  return {
    in(text) {
      const read = plain(text);
      return [...patterns].filter(([, pattern]) => pattern.test(read)).map(([trace]) => trace);
    },
  };
}

/** Every text in it, each of its lines by itself, with plain spaces. */
function leaves(part: unknown): string[] {
  if (typeof part === 'string') return plain(part).split('\n').filter(Boolean);
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(leaves) : [];
}

/** A sentence or a name: not an id, an address, a moment, a time zone or a word of the program. */
function isWords(text: string): boolean {
  return (
    text.length >= shortest &&
    /^(?!\w+\/)[\p{Lu}„“+\d]|\p{L}+ |@/u.test(text) &&
    !/^[\da-f-]{36}$|^\d{4}-\d\d-\d\d|^data:/.test(text)
  );
}

function wholeWords(text: string): RegExp {
  return new RegExp(`(?<!\\p{L})${RegExp.escape(text)}(?!\\p{L})`, 'u');
}

function plain(text: string): string {
  return text
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\u00a0\u202f]/g, ' ');
}
