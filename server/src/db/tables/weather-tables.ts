import type { WaterTemperature } from '@cablepark/domain/weather/water';

/** The tables of the weather; `tables.ts` explains the value formats. */

/** The last answer of a weather service, and who reads it next. */
export interface WeatherTable {
  id: 'forecast' | 'warnings';
  /** The source and point, or the county, that was queried. A new one invalidates the content. */
  place: string;
  /** JSON by the schemas of `contract/weather`; null before the first answer. */
  content: string | null;
  /** When the source last sent or confirmed it. */
  confirmed_at: number | null;
  /** The source's own text, for the next conditional request. */
  last_modified: string | null;
  /** The earliest time of the next request. */
  due_at: number;
  /** A process has claimed the request until then. */
  claimed_until: number;
  /** Failed requests in a row. */
  failures: number;
}

/** The last temperature of the water, by staff and by the sensor. */
export interface WaterTemperatureTable {
  id: WaterTemperature['by'];
  /** Tenths of a degree Celsius. */
  tenths: number;
  measured_at: number;
  /** Null for the sensor. */
  created_by: string | null;
}

/** The salt of the sensor's key: one row, or none before the first key. */
export interface SensorKeyTable {
  id: number;
  salt: string;
  created_at: number;
  /** When the sensor signed its last accepted reading. */
  last_sent_at: number | null;
}
