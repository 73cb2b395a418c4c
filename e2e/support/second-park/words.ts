import type { WordsPage } from '@cablepark/domain/words/words.schema';
import type { Photos } from './photos.ts';

export type OwnWords = Record<'bar' | 'features' | 'contact' | 'location' | 'accessibility', WordsPage>;

/** @param photos the ids of its photos in the library */
export function words({ children, winter }: Photos): OwnWords {
  return {
    bar: {
      isShown: true,
      title: { pl: 'Sortownia', en: 'The Sorting Hall' },
      description: {
        pl: 'Bar pod dachem dawnej sortowni żwiru, otwarty przez cały rok.',
        en: 'A bar under the roof of the old gravel sorting hall, open all year round.',
      },
      lead: {
        pl: 'Piec, długi stół i kurtki schnące na taśmociągu.',
        en: 'A stove, a long table, and jackets drying on the conveyor belt.',
      },
      sections: [
        {
          heading: { pl: 'Zimą', en: 'In winter' },
          text: {
            pl: 'Grzejemy cydr i żurek, a w piątki gra ktoś z sąsiedztwa.\n\n- planszówki leżą na parapecie,\n- psy wchodzą bez pytania.',
            en: 'We warm cider and sour rye soup, and on Fridays a neighbour plays.\n\n- board games are on the windowsill,\n- dogs need not ask.',
          },
          picture: winter,
        },
      ],
    },
    features: {
      isShown: true,
      title: { pl: 'Zajęcia', en: 'Classes' },
      description: {
        pl: 'Sobotnia szkółka dla dzieci i liga dla tych, którzy pracują do siedemnastej.',
        en: 'A Saturday school for children and a league for those who work until five.',
      },
      lead: { pl: 'Najlepiej uczy się w grupie.', en: 'It is easiest to learn in a group.' },
      sections: [
        {
          heading: { pl: 'Szkółka w soboty', en: 'Saturday school' },
          text: {
            pl: 'Sześcioro dzieci, **dwoje trenerów**, dwie godziny. Pianki mamy w każdym rozmiarze.',
            en: 'Six children, **two coaches**, two hours. We have wetsuits in every size.',
          },
          picture: children,
        },
      ],
    },
    contact: {
      isShown: true,
      title: { pl: 'Kontakt', en: 'Contact' },
      description: {
        pl: 'Telefon, adres e-mail i godziny, w których na Wyrobisku ktoś jest.',
        en: 'Phone, e-mail, and the hours at which somebody is at Wyrobisko.',
      },
      lead: { pl: 'Odbiera ten, kto stoi najbliżej.', en: 'Whoever stands nearest picks up.' },
      sections: [
        {
          heading: { pl: 'W pakamerze', en: 'In the crew hut' },
          text: {
            pl: 'Czerwone drzwi obok taśmociągu. Pukać głośno.',
            en: 'The red door beside the conveyor belt. Knock loudly.',
          },
          picture: winter,
        },
      ],
    },
    location: {
      isShown: true,
      title: { pl: 'Dojazd', en: 'Location' },
      description: {
        pl: 'Tramwajem, rowerem i autem na Wyrobisko: przystanek, ścieżka, parking.',
        en: 'To Wyrobisko by tram, bicycle and car: the stop, the path, the car park.',
      },
      lead: { pl: 'Wysiadasz na końcu linii.', en: 'Get off where the line ends.' },
      sections: [
        {
          heading: { pl: 'Tramwajem', en: 'By tram' },
          text: {
            pl: 'Linia 9 do pętli Żwirowa, potem trzy minuty ścieżką wzdłuż torów.',
            en: 'Line 9 to the loop Żwirowa, then three minutes on the path along the rails.',
          },
          picture: null,
        },
      ],
    },
    accessibility: {
      isShown: true,
      title: { pl: 'Dostępność strony', en: 'Accessibility of this site' },
      description: {
        pl: 'Co na stronie Wyrobiska działa dla każdego, a co jeszcze nie.',
        en: 'What on the site of Wyrobisko works for everybody, and what does not yet.',
      },
      lead: { pl: 'Nie działa? Odbieramy telefon.', en: 'Does it not work? We pick up the phone.' },
      sections: [],
    },
  };
}
