import { numbersIn } from '../../plural.ts';
import { nonBreaking } from '../nonBreaking.ts';

const number = numbersIn('pl');

/** The line of an hour is read at a glance: each part is short. */
const texts = {
  title: 'Pogoda',
  wind: (speed: number) => `wiatr ${number(speed)} m/s`,
  windAndGust: (speed: number, gust: number) => `wiatr ${number(speed)}, porywy ${number(gust)} m/s`,
  gust: (speed: number) => `porywy ${number(speed)} m/s`,
  rain: (amount: number) => `deszcz ${number(amount)} mm`,
  dry: 'bez deszczu',
  air: (degrees: number) => `${number(degrees)}°C`,
  hour: (time: string, weather: string) => `${time} ${weather}`,
  water: (degrees: number, time: string) => `Woda ${number(degrees)}°C o ${time}`,
  source: 'Prognoza:',
  asOf: (time: string) => `z ${time}`,
  sources: {
    'met-norway': 'MET Norway, CC BY 4.0',
    'open-meteo': 'Open-Meteo, CC BY 4.0',
    sample: 'dane przykładowe',
  },
  storms: { storm: 'Burze', wind: 'Silny wiatr', rain: 'Ulewny deszcz' },
  warning: (what: string, degree: number, from: string, to: string) =>
    `${what}, ${degree}. stopień: od ${from} do ${to}`,
};

export const weather = nonBreaking(texts);
