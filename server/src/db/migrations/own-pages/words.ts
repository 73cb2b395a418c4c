/** The fixed navigation bar, features, contact and directions of every park until now. */
export const words = {
  bar: {
    isShown: true,
    title: {
      pl: 'Bar',
      en: 'Bar',
    },
    description: {
      pl: 'Bar na plaży: zimne napoje, grill i najlepszy widok na wyciąg.',
      en: 'The beach bar: cold drinks, a grill and the best view of the cable.',
    },
    lead: {
      pl: 'Siadasz, patrzysz na wodę i nagle jest wieczór.',
      en: 'You sit down, look at the water, and suddenly it’s evening.',
    },
    sections: [
      {
        heading: {
          pl: 'Taras nad wodą',
          en: 'A terrace above the water',
        },
        text: {
          pl: 'Stoliki stoją tak blisko brzegu, że po udanym skoku słychać oklaski i z baru, i z pomostu. Wieczorem zapalamy lampki.',
          en: 'The tables stand so close to the shore that a good jump is applauded from the bar and the dock alike. In the evening we switch on the lights.',
        },
        picture: 'bar-terrace',
      },
      {
        heading: {
          pl: 'Głód po pływaniu jest inny',
          en: 'Riding makes you a different kind of hungry',
        },
        text: {
          pl: 'Burgery i warzywa z grilla, frytki, które znikają pierwsze, lemoniada z lodem i kawa na poranny start. Porcje mierzymy apetytem, nie talerzem.',
          en: 'Burgers and vegetables off the grill, chips that vanish first, lemonade with ice, and coffee for the morning start. Portions are made for appetites, not plates.',
        },
        picture: 'bar-food',
      },
    ],
  },
  features: {
    isShown: true,
    title: {
      pl: 'Atrakcje',
      en: 'Attractions',
    },
    description: {
      pl: 'Co jeszcze można robić w parku i nad jeziorem poza pływaniem za wyciągiem.',
      en: 'What else there is to do in the park and by the lake besides riding the cable.',
    },
    lead: {
      pl: 'Nad jeziorem jest więcej niż wyciąg. Zostań na noc, a rano masz pomost dla siebie.',
      en: 'There is more by the lake than the cable. Stay the night, and be first on the dock in the morning.',
    },
    sections: [
      {
        heading: {
          pl: 'Domek',
          en: 'The cottage',
        },
        text: {
          pl: 'Trzy sypialnie, salon i weranda z widokiem na drzewa. Miejsce dla sześciu osób.',
          en: 'Three bedrooms, a living room and a porch among the trees. It sleeps six.',
        },
        picture: 'cottage',
      },
      {
        heading: {
          pl: 'Pole namiotowe',
          en: 'The campsite',
        },
        text: {
          pl: 'Rozbijasz namiot pod drzewami, a wieczorem siadasz przy wspólnym ognisku.',
          en: 'Pitch your tent under the trees and spend the evening around the fire.',
        },
        picture: 'tents',
      },
      {
        heading: {
          pl: 'Balia z gorącą wodą',
          en: 'The hot tub',
        },
        text: {
          pl: 'Na pomoście, z widokiem na zachód słońca. Po ostatnim slocie nie ma nic lepszego.',
          en: 'Out on the dock, facing the sunset. Nothing beats it after your last slot.',
        },
        picture: 'hot-tub',
      },
      {
        heading: {
          pl: 'Deski SUP',
          en: 'SUP boards',
        },
        text: {
          pl: 'Kiedy wyciąg zajęty, bierzesz wiosło i płyniesz na drugi brzeg.',
          en: 'When the cable is busy, grab a paddle and cross to the other shore.',
        },
        picture: 'sup',
      },
      {
        heading: {
          pl: '',
          en: '',
        },
        text: {
          pl: 'Ceny znajdziesz w [cenniku](/prices). Resztę zobaczysz na spacerze po parku.',
          en: 'What it costs is on the [price list](/prices). The rest is best seen on a walk around the park.',
        },
        picture: null,
      },
    ],
  },
  contact: {
    isShown: true,
    title: {
      pl: 'Kontakt',
      en: 'Contact',
    },
    description: {
      pl: 'Telefon, e-mail, godziny otwarcia i profile parku w mediach społecznościowych.',
      en: 'Phone, e-mail, opening hours and the park’s social media.',
    },
    lead: {
      pl: 'Najszybciej złapiesz nas przez telefon. Na maile odpisujemy, kiedy wyciąg stoi.',
      en: 'The phone is quickest. We answer mail when the cable stands still.',
    },
    sections: [],
  },
  location: {
    isShown: true,
    title: {
      pl: 'Dojazd',
      en: 'Location',
    },
    description: {
      pl: 'Adres wakeparku, mapa i wskazówki dojazdu.',
      en: 'The park’s address, a map and how to get here.',
    },
    lead: {
      pl: 'Zaparkuj, zdejmij buty i idź w stronę wody.',
      en: 'Park the car, take off your shoes and walk towards the water.',
    },
    sections: [],
  },
};
