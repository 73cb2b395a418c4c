import { counter } from '../../plural.ts';
import { nonBreaking } from '../nonBreaking.ts';

const count = counter('pl');
const slots = { one: 'slot', few: 'sloty', other: 'slotów' };

/** Slots for friends: on the calendar, on the account page, and behind the link. */
const texts = {
  open: 'Dla znajomych: wyślij link',
  dialogTitle: 'Sloty dla znajomych',
  how: (until: string) =>
    `Sloty znajomych trzymamy do: ${until}. Każdy bierze swój i sam za niego płaci. Czego nikt nie weźmie, wraca do wszystkich.`,
  ownNow: 'Swój slot rezerwujesz od razu.',
  warning: 'Gdy coś przepadnie, następny link wyślesz dopiero po dobie.',
  mine: 'Który slot jest Twój?',
  noneMine: 'Żaden, wszystkie dla znajomych',
  confirm: (number: number) => `Zatrzymaj ${count(number, slots)} i zrób link`,
  confirmAndPay: (number: number) => `Zatrzymaj ${count(number, slots)}, zrób link i zapłać za swój`,
  paused: (until: string) =>
    `Ostatnio nikt nie wziął slotów, które trzymaliśmy dla Twoich znajomych. Następny link wyślesz od: ${until}. Zwykła rezerwacja działa jak zawsze.`,
  tooNear:
    'Te sloty zaczynają się za wcześnie: dla znajomych trzymamy je najpóźniej do 2 godzin przed startem.',
  taken: 'Któryś z tych slotów jest już zajęty. Zamknij to okno i wybierz jeszcze raz.',
  makeFailed: 'Nie udało się zatrzymać slotów',
  readyTitle: 'Link jest gotowy',
  ready: (until: string) => `Wyślij go znajomym. Sloty czekają do: ${until}.`,
  ownBooked: 'Twój slot jest zarezerwowany.',
  ownToPay:
    'Twój slot czeka na płatność przez 10 minut. Najpierw wyślij link albo zrób to później z „Mojego konta”.',
  payOwn: 'Zapłać za swój slot',
  share: 'Wyślij link',
  shareText: 'Bierz slot i pływamy razem:',
  link: 'Link dla znajomych',
  copy: 'Kopiuj link',
  copied: 'Link skopiowany.',
  done: 'Gotowe',
  /** On the account page. */
  heading: 'Dla znajomych',
  until: (moment: string) => `czeka do: ${moment}`,
  places: {
    open: 'wolny',
    kept: 'Twój',
    lapsed: 'nikt nie wziął, wrócił do wszystkich',
    withdrawn: 'oddany',
    freed: 'znajomy oddał',
  },
  takenBy: (friend: string) => `bierze ${friend}`,
  takenBySomebody: 'wzięty',
  takeBack: 'Oddaj',
  takeBackAt: (slot: string) => `Oddaj: ${slot}`,
  takeBackAll: 'Oddaj wszystkie wolne',
  takenBack: 'Oddane. Sloty są znowu dla wszystkich.',
  takeBackFailed: 'Nie udało się oddać',
  loadFailed: 'Nie udało się wczytać slotów dla znajomych',
  /** The page behind the link. */
  title: 'Slot dla Ciebie',
  invites: (name: string) => `${name} zaprasza na wodę`,
  lead: (name: string | null) =>
    name === null
      ? 'Ktoś trzyma te sloty dla znajomych. Weź swój.'
      : `${name} trzyma te sloty dla znajomych. Weź swój.`,
  keptUntil: (moment: string) => `Czekają do: ${moment}. Potem są dla wszystkich.`,
  seen: (name: string | null) =>
    name === null ? 'Kto wysłał link, zobaczy Twoje imię.' : `${name} zobaczy Twoje imię.`,
  payHere: 'Każdy płaci za swój slot, na miejscu.',
  payFirst: 'Każdy płaci za swój slot, z góry: na płatność jest 10 minut.',
  take: 'Biorę',
  takeAndPay: 'Biorę i płacę',
  takeAt: (slot: string) => `Biorę: ${slot}`,
  taking: 'Zapisujemy…',
  yours: 'Twój',
  gone: 'zajęty',
  lapsed: 'czas minął',
  withdrawn: 'już nie czeka',
  tookIt: 'Slot jest Twój. Do zobaczenia!',
  allGone: 'Wszystkie sloty są już zajęte.',
  allOver: 'Ten link już nic nie trzyma: czas minął albo sloty oddano.',
  isOwn: 'To Twój link: wyślij go znajomym. Slot możesz też wziąć dla siebie.',
  justGone: 'Ktoś był szybszy. Weź inny.',
  justOver: 'Czas tego slotu minął.',
  claimFailed: 'Nie udało się wziąć slotu',
  broken: 'Ten link jest niepełny albo już nie działa. Poproś o nowy albo zadzwoń do nas.',
  linkFailed: 'Nie udało się wczytać slotów',
  toAccount: 'Moje konto',
  toPlanner: 'Zobacz wolne sloty',
};

export const friends = nonBreaking(texts);
