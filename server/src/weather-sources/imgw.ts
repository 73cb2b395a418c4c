import { kindOfWarning, type StormWarning } from '@cablepark/domain/weather/storm-warnings';
import * as z from 'zod';
import { askSource } from './ask-source.ts';
import { type SourceRequest, SourceUnavailable, type WarningSource } from './source.ts';

/** IMGW writes times by Poland's clocks, without an offset, wherever the park is. */
const zone = 'Europe/Warsaw';

/** Of warnings for other counties nothing is read but where they hold. */
const warnings = z.array(z.looseObject({ teryt: z.array(z.string()).optional() })).max(2_000);

const localTime = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
const warning = z.object({
  id: z.string().min(1).max(80),
  nazwa_zdarzenia: z.string(),
  stopien: z.enum(['1', '2', '3']),
  obowiazuje_od: localTime,
  obowiazuje_do: localTime,
});

/** IMGW's meteorological warnings, by county. On a calm day it answers 404. */
export class Imgw implements WarningSource {
  readonly name = 'imgw';
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async fetch(request: SourceRequest<string>) {
    const url = new URL('/api/data/warningsmeteo', this.#url);
    const answer = await askSource({ name: this.name, url, schema: warnings, none: [] }, request);
    const ofCounty = answer.content?.filter(({ teryt }) => teryt?.includes(request.place));
    return { ...answer, content: ofCounty?.flatMap(toWarning) ?? null };
  }
}

function toWarning(row: object): StormWarning[] {
  const { data } = warning.safeParse(row);
  if (!data) throw new SourceUnavailable('imgw: an unreadable warning');
  const kind = kindOfWarning(data.nazwa_zdarzenia);
  if (kind === null) return [];
  return [
    {
      id: data.id,
      kind,
      degree: Number(data.stopien),
      from: instantOf(data.obowiazuje_od, 'earlier'),
      to: instantOf(data.obowiazuje_do, 'later'),
    },
  ];
}

/** An hour that comes twice counts from its first until its second time. */
function instantOf(local: string, disambiguation: 'earlier' | 'later'): Temporal.Instant {
  try {
    return Temporal.PlainDateTime.from(local.replace(' ', 'T'))
      .toZonedDateTime(zone, { disambiguation })
      .toInstant();
  } catch {
    throw new SourceUnavailable('imgw: an unreadable time');
  }
}
