import { numbersIn } from '../../../i18n/plural.ts';
import { pageTextsOf } from '../../../staff/texts.ts';

const pl = numbersIn('pl');
const en = numbersIn('en');

export const deskWeatherTexts = pageTextsOf({
  pl: {
    gust: (speed: number, from: string, until: string) =>
      `Porywy ${pl(speed)} m/s od ${from} do ${until}: zamknąć?`,
    wind: (speed: number, from: string, until: string) =>
      `Wiatr ${pl(speed)} m/s od ${from} do ${until}: zamknąć?`,
    strong: 'Bardzo silny wiatr',
    hours: 'Godzina po godzinie',
    water: 'Temperatura wody',
    waterNone: 'Temperatura wody: wpisz',
    celsius: 'Temperatura wody (°C)',
    fault: (least: number, most: number) => `Podaj liczbę od ${pl(least)} do ${pl(most)}.`,
    save: 'Zapisz',
    saved: 'Zapisano temperaturę wody.',
    failed: 'Nie udało się zapisać temperatury',
  },
  en: {
    gust: (speed, from, until) => `Gusts ${en(speed)} m/s from ${from} to ${until}: close?`,
    wind: (speed, from, until) => `Wind ${en(speed)} m/s from ${from} to ${until}: close?`,
    strong: 'Very strong wind',
    hours: 'Hour by hour',
    water: 'Temperature of the water',
    waterNone: 'Temperature of the water: type it',
    celsius: 'Temperature of the water (°C)',
    fault: (least, most) => `Enter a number from ${en(least)} to ${en(most)}.`,
    save: 'Save',
    saved: 'Temperature of the water saved.',
    failed: 'The temperature could not be saved',
  },
});
