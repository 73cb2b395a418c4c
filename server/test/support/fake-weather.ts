import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { atEnd } from './cleanup.ts';

/** How the fake answers next, in place of its own answer. */
export interface WeatherMood {
  status: number | null;
  headers: Record<string, string>;
  body: string | null;
  /** Takes the call and never answers. */
  isSilent: boolean;
  /** Writes without an end. */
  isEndless: boolean;
}

const calm: WeatherMood = { status: null, headers: {}, body: null, isSilent: false, isEndless: false };

/** The values of one hour; a value that is absent is one that the source does not have. */
export interface FakeHour {
  wind: number;
  gust?: number;
  rain?: number;
  air?: number;
}

/**
 * MET Norway, Open-Meteo and IMGW on 127.0.0.1. The answers have the form of what the three publish: the example and the schema of
 * Locationforecast 2.0 (developer.yr.no, "General forecast JSON format"), Open-Meteo's own openapi/forecast.yml, and an answer of
 * IMGW's warningsmeteo of July 2026. All times are those of the park's clock in the test.
 */
export class FakeWeather {
  mood: WeatherMood = { ...calm };
  readonly calls: { url: URL; headers: IncomingMessage['headers'] }[] = [];
  readonly key = 'a-key-of-a-customer';
  /** The first hour of the forecast. */
  from = Temporal.Instant.from('2026-07-01T08:00:00Z');
  hours: FakeHour[] = [];
  warnings: object[] = [];
  lastModified = 'Wed, 01 Jul 2026 07:13:26 GMT';
  expires = 'Wed, 01 Jul 2026 08:44:02 GMT';
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => this.#respond(request, response));
  }

  /** Its address, for the settings of the three. Closed when the file's tests end. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    atEnd(() => this.close());
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Forgets calls and moods. */
  reset(): void {
    this.calls.length = 0;
    this.mood = { ...calm };
    this.from = Temporal.Instant.from('2026-07-01T08:00:00Z');
    this.hours = [
      { wind: 5.2, gust: 8.4, rain: 0, air: 17.5 },
      { wind: 7, gust: 12.6, rain: 0.3, air: 18 },
    ];
    this.warnings = [];
  }

  #respond(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://fake');
    this.calls.push({ url, headers: request.headers });
    const { status, headers, body, isSilent, isEndless } = this.mood;
    if (isSilent) return;
    if (isEndless) {
      this.#pour(response);
      return;
    }
    if (status !== null || body !== null) {
      response.writeHead(status ?? 200, headers).end(body ?? '');
      return;
    }
    this.#answer(url, request.headers, response);
  }

  #answer(url: URL, headers: IncomingMessage['headers'], response: ServerResponse): void {
    const json = (status: number, answer: object, more: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(answer));
    if (url.pathname === '/weatherapi/locationforecast/2.0/complete') {
      const times = { expires: this.expires, 'last-modified': this.lastModified };
      if (!headers['user-agent']?.startsWith('cablepark/')) json(403, {});
      else if (/\.\d{5}/.test(url.search)) json(403, {});
      else if (headers['if-modified-since'] === this.lastModified) response.writeHead(304, times).end();
      else json(200, this.#metNorway(), times);
    } else if (url.pathname === '/v1/forecast') {
      if (url.searchParams.get('apikey') !== this.key)
        json(400, { error: true, reason: 'API key is invalid' });
      else json(200, this.#openMeteo());
    } else if (url.pathname === '/api/data/warningsmeteo') {
      if (this.warnings.length > 0) json(200, this.warnings);
      else json(404, { status: false, message: 'No products were found' });
    } else json(404, {});
  }

  /** Two hours of it in full, and a step of six hours at the end, as every forecast has. */
  #metNorway(): object {
    return {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [21.57, 53.78, 117] },
      properties: {
        meta: {
          updated_at: this.from.toString(),
          units: {
            air_pressure_at_sea_level: 'hPa',
            air_temperature: 'celsius',
            cloud_area_fraction: '%',
            precipitation_amount: 'mm',
            relative_humidity: '%',
            wind_from_direction: 'degrees',
            wind_speed: 'm/s',
            wind_speed_of_gust: 'm/s',
          },
        },
        timeseries: [
          ...this.hours.map((hour, index) =>
            step(this.from.add({ hours: index }), hour, {
              next_1_hours: {
                summary: { symbol_code: 'lightrain' },
                details: hour.rain === undefined ? {} : { precipitation_amount: hour.rain },
              },
              next_6_hours: {
                summary: { symbol_code: 'lightrain' },
                details: { precipitation_amount: 2.4 },
              },
            }),
          ),
          step(
            this.from.add({ hours: this.hours.length }),
            { wind: 3, air: 12 },
            {
              next_6_hours: { summary: { symbol_code: 'fair_night' }, details: { precipitation_amount: 0 } },
            },
          ),
        ],
      },
    };
  }

  /** Rain and gusts stand in the row of the hour's end. */
  #openMeteo(): object {
    const { hours } = this;
    const seconds = this.from.epochMilliseconds / 1_000;
    return {
      latitude: 53.78,
      longitude: 21.57,
      generationtime_ms: 0.087,
      utc_offset_seconds: 0,
      timezone: 'GMT',
      timezone_abbreviation: 'GMT',
      elevation: 117,
      hourly_units: {
        time: 'unixtime',
        wind_speed_10m: 'm/s',
        wind_gusts_10m: 'm/s',
        precipitation: 'mm',
        temperature_2m: '°C',
      },
      hourly: {
        time: [...hours.keys(), hours.length].map((hour) => seconds + hour * 3_600),
        wind_speed_10m: [...hours.map(({ wind }) => wind), 3],
        wind_gusts_10m: [1, ...hours.map(({ gust }) => gust ?? null)],
        precipitation: [9, ...hours.map(({ rain }) => rain ?? null)],
        temperature_2m: [...hours.map(({ air }) => air ?? null), 12],
      },
    };
  }

  #pour(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'application/json' });
    const piece = Buffer.alloc(256 * 1024, ' ');
    const endless = new Readable({
      read() {
        this.push(piece);
      },
    });
    response.once('close', () => endless.destroy());
    endless.pipe(response);
  }
}

/** A step of Locationforecast; `next` has its periods. */
function step(at: Temporal.Instant, { wind, gust, air }: FakeHour, next: object): object {
  return {
    time: at.toString(),
    data: {
      instant: {
        details: {
          air_pressure_at_sea_level: 1017.6,
          ...(air !== undefined && { air_temperature: air }),
          cloud_area_fraction: 12.5,
          relative_humidity: 61.4,
          wind_from_direction: 274.2,
          wind_speed: wind,
          ...(gust !== undefined && { wind_speed_of_gust: gust }),
        },
      },
      next_12_hours: { summary: { symbol_code: 'partlycloudy_day' } },
      ...next,
    },
  };
}

/** A warning as IMGW sends it. */
export function imgwWarning(changes: object = {}): object {
  return {
    id: 'Bi20260701061500935',
    nazwa_zdarzenia: 'Burze',
    stopien: '2',
    prawdopodobienstwo: '80',
    obowiazuje_od: '2026-07-01 14:00:00',
    obowiazuje_do: '2026-07-01 22:00:00',
    opublikowano: '2026-07-01 06:15:00',
    tresc: 'Prognozowane są burze, którym miejscami będą towarzyszyć silne opady deszczu oraz porywy wiatru.',
    komentarz: 'Brak.',
    biuro: 'Centralne Biuro Prognoz Meteorologicznych w Warszawie',
    teryt: ['2806', '2819', '2001'],
    ...changes,
  };
}
