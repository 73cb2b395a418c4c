import type { WordsPage } from '../words/words.schema.ts';

/**
 * Our statement on the site's accessibility: it covers only the program, not the park's content. The page adds the responsible contact from
 * the park's details. A park without the obligation turns the page off.
 */
export const defaultAccessibility: WordsPage = {
  isShown: true,
  title: { pl: 'Dostępność', en: 'Accessibility' },
  description: {
    pl: 'Jak dostępna jest ta strona, co jeszcze nie jest w pełni dostępne i do kogo napisać.',
    en: 'How accessible this site is, what still falls short, and whom to write to.',
  },
  lead: {
    pl: 'Każdy ma tu znaleźć i zarezerwować slot: także klawiaturą, z czytnikiem ekranu i w powiększeniu.',
    en: 'Everybody should find and book a slot here: also by keyboard, with a screen reader and zoomed in.',
  },
  sections: [
    {
      heading: { pl: 'Do czego dążymy', en: 'What we aim at' },
      text: {
        pl: 'Naszym celem jest zgodność z WCAG 2.2 na poziomie AA. Autorzy programu, na którym działa ta strona, sprawdzają każdą jego zmianę automatycznie narzędziem axe, w obu językach, w jasnych i ciemnych kolorach. Taka próba znajduje część błędów, nie wszystkie. Niezależnego audytu jeszcze nie było.',
        en: 'Our aim is WCAG 2.2, level AA. The makers of the program behind this site check every change of it automatically with axe, in both languages, in light and dark colours. Such a check finds some faults, not all. There has been no independent audit yet.',
      },
      picture: null,
    },
    {
      heading: { pl: 'Co ułatwia korzystanie', en: 'What helps' },
      text: {
        pl: '- Wszystko da się zrobić klawiaturą.\n- Stan slotu ma zawsze kolor oraz znak albo słowo.\n- Animacje wyłączają się, gdy tak ustawisz w telefonie lub komputerze.\n- Strony z cennikiem, kontaktem i regulaminem działają też bez JavaScriptu.',
        en: '- Everything can be done by keyboard.\n- The state of a slot is told by colour and also by a sign or a word.\n- Animations stop if your phone or computer is set that way.\n- The pages with prices, contact and terms also work without JavaScript.',
      },
      picture: null,
    },
    {
      heading: { pl: 'Co nie jest jeszcze w pełni dostępne', en: 'What still falls short' },
      text: {
        pl: '- Mapa pochodzi z OpenStreetMap i nie obsłuży jej czytnik ekranu. Adres jest obok niej w tekście.\n- Kod QR karnetu jest obrazem. Ten sam kod stoi obok w literach i cyfrach.\n- Zdjęcia, które dodaje park, mogą nie mieć opisu.\n- Płatność online kończy się na stronie operatora płatności, na którą nie mamy wpływu. Zapłacić można też u obsługi, o ile park nie wymaga płatności z góry.',
        en: '- The map comes from OpenStreetMap and does not work with a screen reader. The address stands beside it as text.\n- The QR code of a pass is a picture. The same code stands beside it in letters and digits.\n- Pictures that the park adds may lack a description.\n- Paying online ends on the payment provider’s page, which is not ours to change. You can also pay the staff, unless the park asks for payment in advance.',
      },
      picture: null,
    },
    {
      heading: { pl: 'Coś nie działa?', en: 'Something does not work?' },
      text: {
        pl: 'Napisz albo zadzwoń: na której stronie i czego nie udało się zrobić. Poprawimy to albo pomożemy inną drogą, na przykład zarezerwujemy slot przez telefon.',
        en: 'Write or call: say on which page, and what could not be done. We will mend it or help another way, such as booking the slot for you on the phone.',
      },
      picture: null,
    },
  ],
};
