import type { ForecastSourceName, HourOfWeather } from '@cablepark/domain/weather/forecast';
import type { StormWarning } from '@cablepark/domain/weather/storm-warnings';

/** A point on the map, in degrees. */
export interface Point {
  lat: number;
  lon: number;
}

export interface SourceRequest<Place> {
  place: Place;
  /** Who asks, with the park's own contact: the terms of MET Norway. */
  userAgent: string;
  /** The `Last-Modified` of the content that the park has; null where it has none. */
  lastModified: string | null;
  now: Temporal.Instant;
  /** Ends the request, head and body: after its time, or when the server stops. */
  signal: AbortSignal;
}

export interface SourceAnswer<Content> {
  /** Null: the park's content is unchanged. */
  content: Content | null;
  lastModified: string | null;
  /** Until when the source says that asking again is in vain; null where it does not say. */
  expiresAt: Temporal.Instant | null;
}

/** A weather service. `fetch` throws `SourceUnavailable`, whatever went wrong. */
export interface WeatherSource<Name extends string, Place, Content> {
  readonly name: Name;
  fetch(request: SourceRequest<Place>): Promise<SourceAnswer<Content>>;
}

export type ForecastSource = WeatherSource<ForecastSourceName, Point, readonly HourOfWeather[]>;
/** `place` is a county of TERYT. */
export type WarningSource = WeatherSource<'imgw', string, readonly StormWarning[]>;

/** Null where the park's settings turn it off. */
export interface WeatherSources {
  forecast: ForecastSource | null;
  warnings: WarningSource | null;
}

/** The source did not answer, or not with what it promises. The message has neither address nor key. */
export class SourceUnavailable extends Error {
  /** When the source wants to be asked again, in seconds; null where it does not say. */
  readonly retryAfter: number | null;

  constructor(message: string, retryAfter: number | null = null) {
    super(message);
    this.retryAfter = retryAfter;
  }
}
