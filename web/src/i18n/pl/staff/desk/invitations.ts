export const invitations = {
  title: 'Zaproś do obsługi',
  name: 'Imię',
  email: 'E-mail',
  role: 'Rola',
  invite: 'Zaproś',
  inviting: 'Zapraszanie…',
  failed: 'Nie udało się zaprosić.',
  known: 'Ten adres ma już konto. Zmień jego rolę w „Kontach”.',
  checkFields: 'Podaj imię i poprawny adres e-mail.',
  mails: {
    sending: (email: string) => `Zaproszenie jest gotowe, link wysyłamy na ${email}.`,
    folder: (email: string) => `Zaproszenie dla ${email} jest gotowe, ale e-mail nie wyszedł.`,
    limit: (email: string) =>
      `Zaproszenie dla ${email} jest gotowe, ale e-mail nie wyszedł: w ostatniej godzinie było ich za dużo.`,
  },
  handOver:
    'Gdyby e-mail nie dotarł, przekaż ten link tylko tej osobie: każdy, kto go ma, może wybrać hasło.',
  handOverOnly:
    'Przekaż ten link tylko tej osobie, bez niego nie wejdzie: każdy, kto go ma, może wybrać hasło.',
  localLink: 'Ten link działa tylko na tym komputerze, bo strona nie ma jeszcze swojego adresu.',
  link: 'Link do wyboru hasła',
  copy: 'Kopiuj link',
  copied: 'Link skopiowany.',
  waiting: 'Czekają na wybór hasła',
  until: (when: string) => `link działa do ${when}`,
  expired: 'link wygasł',
  again: 'Zaproś jeszcze raz',
  againOne: (name: string) => `Zaproś jeszcze raz: ${name}`,
};
