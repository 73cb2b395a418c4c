import type { HomePage } from '@cablepark/domain/content/home.schema';
import type { Photos } from './photos.ts';

/** @param photos the ids of its photos in the library */
export function home({ pit, children, winter }: Photos): HomePage {
  return {
    title: { pl: 'Deska w środku miasta', en: 'A board in the middle of the city' },
    description: {
      pl: 'Pięć wież nad zalaną żwirownią, kwadrans tramwajem od rynku. Wybierz godzinę i zajmij ją przez internet.',
      en: 'Five towers over a flooded gravel pit, a quarter of an hour by tram from the market square. Choose a time online.',
    },
    scenes: [
      {
        id: 'piatka',
        isShown: true,
        picture: pit,
        name: { pl: 'Piątka', en: 'The Five' },
        title: { pl: 'Z tramwaju prosto na wodę', en: 'Off the tram, onto the water' },
        line: {
          pl: 'Pięć wież, pięć zakrętów i widok na dachy. Po pracy zdążysz na niejedno okrążenie.',
          en: 'Five towers, five corners and a view of the rooftops. There is time for more than one lap after work.',
        },
        action: { label: { pl: 'Wybierz godzinę', en: 'Choose a time' }, target: '/planner' },
      },
      {
        id: 'maluch',
        isShown: true,
        picture: children,
        name: { pl: 'Maluch', en: 'The Tiddler' },
        title: { pl: 'Wyciąg na miarę sześciolatka', en: 'A cable the size of a six-year-old' },
        line: {
          pl: 'Woda po pas, prędkość roweru i trener na wyciągnięcie ręki. Rodzice patrzą z ławki.',
          en: 'Waist-deep water, the speed of a bicycle, and a coach within arm’s reach. Parents watch from the bench.',
        },
        action: { label: { pl: 'Zajęcia dla dzieci', en: 'Classes for children' }, target: '/features' },
      },
      {
        id: 'sortownia',
        isShown: true,
        picture: winter,
        name: { pl: 'Sortownia', en: 'Sorting Hall' },
        title: { pl: 'Zimą też jest do kogo przyjść', en: 'Somewhere to go in winter, too' },
        line: {
          pl: 'W dawnej sortowni żwiru palimy w piecu, grzejemy cydr i wyciągamy planszówki.',
          en: 'In the old gravel sorting hall we light the stove, warm the cider and bring out the board games.',
        },
        action: { label: { pl: 'Wejdź się ogrzać', en: 'Come in and warm up' }, target: '/bar' },
      },
    ],
  };
}
