import type { MailTemplates } from './mail-templates.ts';

const endedLinks =
  'Adres Twojego kalendarza i linki do wspólnych karnetów przestały działać. Jeśli kalendarz jest w telefonie lub komputerze, dodaj go tam od nowa, a linki wyślij ponownie. Wszystko to jest na stronie Twojego konta.';

export const pl: MailTemplates = {
  passwordReset: (park, link) => ({
    subject: `${park}: nowe hasło`,
    parts: [
      `ktoś – mamy nadzieję, że Ty – poprosił o nowe hasło do Twojego konta na stronie ${park}. Żeby je ustawić, otwórz ten link:`,
      { label: 'Ustaw nowe hasło', url: link },
      'Link działa przez godzinę i tylko raz. Po zmianie hasła wylogujemy Cię na wszystkich urządzeniach.',
      'Jeśli to nie Ty, po prostu zignoruj tę wiadomość: hasło się nie zmieni.',
    ],
  }),
  passwordChanged: (park, { forgot, contact }, hasEndedLinks) => ({
    subject: `${park}: hasło zostało zmienione`,
    parts: [
      `hasło do Twojego konta na stronie ${park} zostało przed chwilą zmienione, a pozostałe urządzenia wylogowane.`,
      ...(hasEndedLinks ? [endedLinks] : []),
      'Jeśli to Ty, nie musisz nic robić.',
      'Jeśli to nie Ty, od razu ustaw nowe hasło i daj nam znać:',
      { label: 'Ustaw nowe hasło', url: forgot },
      { label: 'Kontakt', url: contact },
    ],
  }),
  emailChanged: (park, { contact }, { hasNewPassword, hasEndedLinks }) => ({
    subject: `${park}: adres e-mail konta został zmieniony`,
    parts: [
      `Twoje konto na stronie ${park} ma od tej chwili inny adres e-mail${hasNewPassword ? ' i nowe hasło' : ''}. Pozostałe urządzenia zostały wylogowane.`,
      ...(hasEndedLinks ? [endedLinks] : []),
      'Jeśli to Ty, nie musisz nic robić: na ten adres nie będziemy już pisać.',
      'Jeśli to nie Ty, od razu daj nam znać, a odzyskamy konto dla Ciebie:',
      { label: 'Kontakt', url: contact },
    ],
  }),
  emailProof: (park, link) => ({
    subject: `${park}: potwierdź adres e-mail`,
    parts: [
      `ktoś – mamy nadzieję, że Ty – chce używać tego adresu e-mail do swojego konta na stronie ${park}. Żeby go potwierdzić, otwórz ten link i naciśnij przycisk na stronie:`,
      { label: 'Potwierdź adres e-mail', url: link },
      'Link działa przez dobę i tylko raz. Dopóki go nie potwierdzisz, na koncie nic się nie zmieni. Potem wylogujemy Cię na pozostałych urządzeniach.',
      'Jeśli to nie Ty, po prostu zignoruj tę wiadomość: nic się nie zmieni.',
    ],
  }),
  emailChangeAsked: (park, { forgot, contact }) => ({
    subject: `${park}: prośba o zmianę adresu e-mail`,
    parts: [
      `ktoś – mamy nadzieję, że Ty – poprosił o zmianę adresu e-mail Twojego konta na stronie ${park} i podał właściwe hasło. Na razie nic się nie zmieniło: link do potwierdzenia wysłaliśmy na nowy adres.`,
      'Jeśli to Ty, nie musisz nic robić.',
      'Jeśli to nie Ty, ktoś zna Twoje hasło. Od razu ustaw nowe, a zmiana adresu przepadnie. I daj nam znać:',
      { label: 'Ustaw nowe hasło', url: forgot },
      { label: 'Kontakt', url: contact },
    ],
  }),
  invitation: (park, link) => ({
    subject: `${park}: zaproszenie do obsługi`,
    parts: [
      `zapraszamy Cię do obsługi parku. Twoje konto na stronie ${park} już czeka. Żeby się na nie dostać, otwórz ten link i wybierz hasło:`,
      { label: 'Wybierz hasło', url: link },
      'Link działa przez siedem dni i tylko raz. Jeśli wygaśnie, poproś o nowy osobę, która Cię zaprosiła.',
      'Jeśli to pomyłka, po prostu zignoruj tę wiadomość.',
    ],
  }),
  test: (park) => ({
    subject: `${park}: e-maile dochodzą`,
    parts: [`to jest wiadomość próbna ze strony ${park}. Skoro ją czytasz, e-maile z parku dochodzą.`],
  }),
};
