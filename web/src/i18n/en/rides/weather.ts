import type { weather as pl } from '../../pl/rides/weather.ts';
import { numbersIn } from '../../plural.ts';
import { nonBreaking } from '../nonBreaking.ts';

const number = numbersIn('en');

const texts: typeof pl = {
  title: 'Weather',
  wind: (speed) => `wind ${number(speed)} m/s`,
  windAndGust: (speed, gust) => `wind ${number(speed)}, gusts ${number(gust)} m/s`,
  gust: (speed) => `gusts ${number(speed)} m/s`,
  rain: (amount) => `rain ${number(amount)} mm`,
  dry: 'no rain',
  air: (degrees) => `${number(degrees)}°C`,
  hour: (time, weather) => `${time} ${weather}`,
  water: (degrees, time) => `Water ${number(degrees)}°C at ${time}`,
  source: 'Forecast:',
  asOf: (time) => `of ${time}`,
  sources: {
    'met-norway': 'MET Norway, CC BY 4.0',
    'open-meteo': 'Open-Meteo, CC BY 4.0',
    sample: 'sample data',
  },
  storms: { storm: 'Thunderstorms', wind: 'Strong wind', rain: 'Heavy rain' },
  warning: (what, degree, from, to) => `${what}, degree ${degree}: from ${from} to ${to}`,
};

export const weather = nonBreaking(texts);
