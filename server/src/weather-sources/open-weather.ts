import { Imgw } from './imgw.ts';
import { MetNorway } from './met-norway.ts';
import { OpenMeteo } from './open-meteo.ts';
import { SampleForecast } from './sample-forecast.ts';
import type { WeatherServices } from './services.ts';
import type { WeatherSources } from './source.ts';

/** The weather services by the server's settings. The sample park asks nobody. */
export function openWeather({ weather, zone }: { weather: WeatherServices; zone: string }): WeatherSources {
  const { source } = weather;
  if (source === 'off') return { forecast: null, warnings: null };
  if (source === 'sample') return { forecast: new SampleForecast(zone), warnings: null };
  return {
    forecast: source === 'met-norway' ? new MetNorway(weather.metNorwayUrl) : new OpenMeteo(source),
    warnings: new Imgw(weather.imgwUrl),
  };
}
