import type { NewAsset } from '@cablepark/contract/park/tracks.schema';
import type { ParkContentPatch } from '@cablepark/domain/park/content';

/**
 * Wyrobisko, a park that shares nothing with the sample: a flooded gravel pit in a big city, a cable of five towers, a
 * small one for children, and a bar in the old sorting hall that is open in winter, too.
 */
export const description = {
  name: 'Wyrobisko',
  contact: {
    phone: '+48 12 000 08 08',
    email: 'ahoj@wyrobisko.example',
    address: 'Kruszywowa 12\n30-999 Kraków',
    map: { lat: 50.031, lon: 20.012 },
    facebook: 'https://social.example/wyrobisko',
    instagram: null,
    youtube: null,
  },
  operator: {
    name: 'Piach i Woda Spółka Cywilna',
    taxId: '6790000000',
    address: 'Kruszywowa 12\n30-999 Kraków',
    paysVat: false,
  },
  hours: {
    week: Array.from({ length: 7 }, () => ({ opens: '10:00', closes: '20:00' })),
    note: 'W dni robocze do czternastej wyciąg mają szkoły. Zimą czynna jest sama Sortownia.',
    noteEn: 'On working days schools have the cable until two. In winter only the Sorting Hall is open.',
  },
} satisfies ParkContentPatch;

export const tracks: readonly NewAsset[] = [
  {
    name: 'Piątka',
    name_en: 'The Five',
    description: 'Pięć wież i pełne okrążenie pod wiatr, z wiatrem i po skosie.',
    description_en: 'Five towers and a full lap: into the wind, with it, and across.',
    length: 870,
    level: 'sporty',
    colour: 'brick',
    obstacles: [],
  },
  {
    name: 'Maluch',
    name_en: 'The Tiddler',
    description: 'Woda po pas i prędkość roweru. Od szóstego roku życia.',
    description_en: 'Waist-deep water at the speed of a bicycle. From the age of six.',
    length: 95,
    level: 'first-time',
    colour: 'sun',
    obstacles: [],
  },
];

export const event = {
  name: 'Liga Pracujących',
  nameEn: 'The Nine-to-Five League',
  description: 'Cztery czwartki, jedno okrążenie na czas, drużyny po trzy osoby. Puchar stoi w Sortowni.',
  descriptionEn: 'Four Thursdays, one timed lap, teams of three. The cup waits in the Sorting Hall.',
  url: null,
  asset: null,
  start: '2026-07-16T16:00:00.000Z',
  end: '2026-07-16T18:30:00.000Z',
};
