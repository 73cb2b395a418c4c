import type { HomePage, Scene } from './home.schema.ts';

/** The home page of a park that has not written its own: it claims nothing that a cable park need not have. */
export const defaultHome: HomePage = {
  title: { pl: 'Wakeboard', en: 'Wakeboarding' },
  description: {
    pl: 'Wakepark: sprawdź wolne godziny na torach. Zarezerwuj 15 minut na wodzie przez internet.',
    en: 'A cable park: see which times are available. Book 15 minutes on the water online.',
  },
  scenes: [
    scene('cable', '/planner', {
      name: { pl: 'Wyciąg', en: 'Cable' },
      title: { pl: 'Kwadrans, który pamięta się całe lato', en: 'Fifteen minutes you remember all summer' },
      line: {
        pl: 'Wybierz tor i godzinę, stań na pomoście, a przez kwadrans tor jest tylko Twój.',
        en: 'Pick a track and a time, step onto the dock, and for fifteen minutes the track is yours alone.',
      },
      label: { pl: 'Zarezerwuj slot', en: 'Book a slot' },
    }),
    scene('instructor', '/prices', {
      name: { pl: 'Pierwszy raz', en: 'First time' },
      title: { pl: 'Pierwszy raz? Będziemy obok', en: 'First time? We are right beside you' },
      line: {
        pl: 'Podpowiemy, jak wstać, jak trzymać drążek i jak wpaść do wody z klasą.',
        en: 'We tell you how to get up, how to hold the handle and how to fall in with style.',
      },
      label: { pl: 'Zobacz ceny', en: 'See the prices' },
    }),
  ],
};

type Words = Pick<Scene, 'name' | 'title' | 'line'> & { label: { pl: string; en: string } };

function scene(id: string, target: string, { label, ...words }: Words): Scene {
  return { id, isShown: true, picture: id, ...words, action: { label, target } };
}
