import { nonBreaking } from './nonBreaking.ts';

interface SceneText {
  name: string;
  title: string;
  line: string;
  action: string;
  alt: string;
}

/** The sections of the home page, by the names of their pictures. */
const scenes = {
  cable: {
    name: 'Wyciąg',
    title: 'Kwadrans, który pamięta się całe lato',
    line: 'Wybierz tor i godzinę, stań na pomoście, a przez kwadrans tor jest tylko Twój.',
    action: 'Zarezerwuj slot',
    alt: 'Poranek nad jeziorem: rider w locie nad dużą skocznią, za nim smuga wody.',
  },
  bar: {
    name: 'Bar',
    title: 'Zachód słońca z pierwszego rzędu',
    line: 'Coś zimnego, coś ciepłego z grilla i najlepszy widok na tych, którzy jeszcze pływają.',
    action: 'Zajrzyj do baru',
    alt: 'Taras baru o zachodzie słońca: girlandy świateł, goście przy stolikach i woda w tle.',
  },
  instructor: {
    name: 'Instruktor',
    title: 'Pierwszy raz? Będziemy obok',
    line: 'Instruktor podpowie, jak wstać, jak trzymać drążek i jak wpaść do wody z klasą. Większość płynie już na pierwszej sesji.',
    action: 'Zobacz ceny',
    alt: 'Instruktor kuca na pomoście obok początkującej riderki, która siedzi gotowa do startu.',
  },
  bilevel: {
    name: 'Dwa poziomy',
    title: 'Woda na dwóch piętrach',
    line: 'Z górnego basenu zjeżdżasz skocznią prosto do dolnego, tuż obok wodospadu.',
    action: 'Zobacz przeszkody',
    alt: 'Rider wyskakuje z górnego basenu nad biało-czerwoną zjeżdżalnią, obok wodospad.',
  },
  beach: {
    name: 'Plaża',
    title: 'Plaża dla reszty ekipy',
    line: 'Piasek, parasole i płytka woda dla dzieci. Można nie pływać ani minuty i wrócić zadowolonym.',
    action: 'Jak dojechać',
    alt: 'Piaszczysta plaża w południe: kolorowe parasole, leżaki, dzieci z piłką przy brzegu.',
  },
  party: {
    name: 'Imprezy',
    title: 'Kiedy staje wyciąg, rusza muzyka',
    line: 'Koncerty nad wodą, nocne pływanie przy reflektorach i zawody, po których długo boli gardło od kibicowania.',
    action: 'Co się dzieje',
    alt: 'Scena nad wodą nocą: kolorowe światła nad tańczącymi ludźmi odbijają się w jeziorze.',
  },
  camping: {
    name: 'Nocleg',
    title: 'Zostań na noc, woda poczeka',
    line: 'Domki i namioty kilka kroków od pomostu. Wieczorem ognisko, rano pierwszy slot, zanim ktokolwiek dojedzie.',
    action: 'Zobacz, gdzie spać',
    alt: 'Namioty pod gwiazdami: księżyc nad jeziorem, ognisko i sznur lampek między drzewami.',
  },
  miniramp: {
    name: 'Mini rampa',
    title: 'Deska schnie, Ty jeździsz dalej',
    line: 'Mini rampa stoi obok wyciągu. Weź deskorolkę i poćwicz na sucho to, co za chwilę zrobisz na wodzie.',
    action: 'Napisz do nas',
    alt: 'Chłopak w powietrzu nad krawędzią drewnianej mini rampy, w tle jezioro i wyciąg.',
  },
} satisfies Record<string, SceneText>;

const texts = {
  title: 'Wakeboard nad jeziorem',
  description: 'Wakepark: sprawdź wolne godziny na torach. Zarezerwuj 15 minut na wodzie przez internet.',
  tour: 'Atrakcje po kolei',
  pause: 'Zatrzymaj przewijanie',
  play: 'Włącz przewijanie',
  scenes: scenes as Record<keyof typeof scenes, SceneText>,
};

export const home = nonBreaking(texts);
