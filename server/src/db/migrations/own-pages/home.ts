/** The eight fixed home page scenes of every park until now. */
export const homeOfBefore = {
  title: { pl: 'Wakeboard nad jeziorem', en: 'Wakeboarding by the lake' },
  description: {
    pl: 'Wakepark: sprawdź wolne godziny na torach. Zarezerwuj 15 minut na wodzie przez internet.',
    en: 'A cable park: see which times are available. Book 15 minutes on the water online.',
  },
  scenes: [
    {
      id: 'cable',
      isShown: true,
      picture: 'cable',
      name: { pl: 'Wyciąg', en: 'Cable' },
      title: {
        pl: 'Kwadrans, który pamięta się całe lato',
        en: 'Fifteen minutes you’ll talk about all summer',
      },
      line: {
        pl: 'Wybierz tor i godzinę, stań na pomoście, a przez kwadrans tor jest tylko Twój.',
        en: 'Pick a track and a time, step onto the dock, and for fifteen minutes the track is yours alone.',
      },
      action: { label: { pl: 'Zarezerwuj slot', en: 'Book a slot' }, target: '/planner' },
    },
    {
      id: 'bar',
      isShown: true,
      picture: 'bar',
      name: { pl: 'Bar', en: 'Bar' },
      title: { pl: 'Zachód słońca z pierwszego rzędu', en: 'Sunset from the front row' },
      line: {
        pl: 'Coś zimnego, coś ciepłego z grilla i najlepszy widok na tych, którzy jeszcze pływają.',
        en: 'Something cold, something hot off the grill, and the best view of everyone still out riding.',
      },
      action: { label: { pl: 'Zajrzyj do baru', en: 'Visit the bar' }, target: '/bar' },
    },
    {
      id: 'instructor',
      isShown: true,
      picture: 'instructor',
      name: { pl: 'Instruktor', en: 'Instructor' },
      title: { pl: 'Pierwszy raz? Będziemy obok', en: 'First time? We’re right beside you' },
      line: {
        pl: 'Instruktor podpowie, jak wstać, jak trzymać drążek i jak wpaść do wody z klasą. Większość płynie już na pierwszej sesji.',
        en: 'An instructor shows you how to stand up, hold the handle and fall in with style. Most people ride in their first session.',
      },
      action: { label: { pl: 'Zobacz ceny', en: 'See prices' }, target: '/prices' },
    },
    {
      id: 'bilevel',
      isShown: true,
      picture: 'bilevel',
      name: { pl: 'Dwa poziomy', en: 'Two levels' },
      title: { pl: 'Woda na dwóch piętrach', en: 'Water on two floors' },
      line: {
        pl: 'Z górnego basenu zjeżdżasz skocznią prosto do dolnego, tuż obok wodospadu.',
        en: 'Drop from the upper pool down the ramp and straight into the lower one, right beside the waterfall.',
      },
      action: { label: { pl: 'Zobacz przeszkody', en: 'See the obstacles' }, target: '/planner' },
    },
    {
      id: 'beach',
      isShown: true,
      picture: 'beach',
      name: { pl: 'Plaża', en: 'Beach' },
      title: { pl: 'Plaża dla reszty ekipy', en: 'A beach for the rest of the crew' },
      line: {
        pl: 'Piasek, parasole i płytka woda dla dzieci. Można nie pływać ani minuty i wrócić zadowolonym.',
        en: 'Sand, parasols and shallow water for the kids. You can skip riding altogether and still go home happy.',
      },
      action: { label: { pl: 'Jak dojechać', en: 'How to get here' }, target: '/location' },
    },
    {
      id: 'party',
      isShown: true,
      picture: 'party',
      name: { pl: 'Imprezy', en: 'Parties' },
      title: { pl: 'Kiedy staje wyciąg, rusza muzyka', en: 'When the cable stops, the music starts' },
      line: {
        pl: 'Koncerty nad wodą, nocne pływanie przy reflektorach i zawody, po których długo boli gardło od kibicowania.',
        en: 'Concerts by the water, night rides under the lights, and contests that leave you hoarse from cheering.',
      },
      action: { label: { pl: 'Co się dzieje', en: 'What’s on' }, target: '/events' },
    },
    {
      id: 'camping',
      isShown: true,
      picture: 'camping',
      name: { pl: 'Nocleg', en: 'Stay over' },
      title: { pl: 'Zostań na noc, woda poczeka', en: 'Stay the night, the water will wait' },
      line: {
        pl: 'Domki i namioty kilka kroków od pomostu. Wieczorem ognisko, rano pierwszy slot, zanim ktokolwiek dojedzie.',
        en: 'Cottages and tents a few steps from the dock. A campfire in the evening, the first slot before anyone else arrives.',
      },
      action: { label: { pl: 'Zobacz, gdzie spać', en: 'See where to sleep' }, target: '/features' },
    },
    {
      id: 'miniramp',
      isShown: true,
      picture: 'miniramp',
      name: { pl: 'Mini rampa', en: 'Mini ramp' },
      title: { pl: 'Deska schnie, Ty jeździsz dalej', en: 'Let the board dry. You keep riding' },
      line: {
        pl: 'Mini rampa stoi obok wyciągu. Weź deskorolkę i poćwicz na sucho to, co za chwilę zrobisz na wodzie.',
        en: 'The mini ramp stands next to the cable. Bring a skateboard and try on land what you’re about to do on water.',
      },
      action: { label: { pl: 'Napisz do nas', en: 'Get in touch' }, target: '/contact' },
    },
  ],
};
