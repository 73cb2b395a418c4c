export const auth = {
  loginTitle: 'Zaloguj się',
  loginLead: 'Miło Cię widzieć. Woda czeka.',
  email: 'E-mail',
  password: 'Hasło',
  newPassword: 'Nowe hasło',
  passwordHint: (min: number) => `Co najmniej ${min} znaków.`,
  showPassword: 'Pokaż hasło',
  hidePassword: 'Ukryj hasło',
  login: 'Zaloguj się',
  loggingIn: 'Logowanie…',
  forgotLink: 'Nie pamiętasz hasła?',
  signupLink: 'Załóż konto',
  sessionEnded: 'Twoja sesja wygasła. Zaloguj się ponownie.',
  /** To who came by the link of a present, or of a shared pass. */
  slotWaits: (slots: number): string =>
    slots === 1 ? 'Ten slot czeka na Ciebie po zalogowaniu' : 'Te sloty czekają na Ciebie po zalogowaniu',
  presentWaits:
    'Czeka na Ciebie karnet w prezencie. Zaloguj się albo załóż konto, a zaraz potem go odbierzesz.',
  sharedPassWaits:
    'Ktoś chce się z Tobą podzielić karnetem. Zaloguj się albo załóż konto, a zaraz potem do niego dołączysz.',
  roleNeeded: 'To konto nie ma dostępu do tej strony. Zaloguj się na inne.',

  signupTitle: 'Załóż konto',
  signupLead: 'Minuta i możesz rezerwować.',
  name: 'Imię',
  phone: 'Telefon',
  emailHint: 'Tu przyślemy link, gdy zapomnisz hasła.',
  phoneHint: 'Zadzwonimy tylko w sprawie slotów. 9 cyfr albo numer z kierunkowym.',
  signup: 'Załóż konto',
  signingUp: 'Zakładanie konta…',
  haveAccount: 'Masz już konto?',
  loginLink: 'Zaloguj się',
  acceptStart: 'Akceptuję ',
  accountMade: 'Konto gotowe. Zaloguj się za chwilę.',
  acceptTerms: 'regulamin',
  acceptAnd: ' i\u00a0znam ',
  acceptPrivacy: 'politykę prywatności',
  acceptEnd: '.',
  inAppTitle: 'Otwórz w przeglądarce',
  inAppWarning:
    'Ta strona jest otwarta wewnątrz innej aplikacji, w której zakładanie konta może nie działać. Stuknij menu (⋯) i wybierz „Otwórz w przeglądarce”.',

  phoneInvalid: 'Podaj 9 cyfr albo numer z kierunkowym, np. +48600700800.',
  emailRequired: 'Podaj adres e-mail.',
  passwordRequired: 'Podaj hasło.',
  emailInvalid: 'Podaj poprawny adres e-mail.',
  passwordTooShort: (min: number) => `Hasło musi mieć co najmniej ${min} znaków.`,

  forgotTitle: 'Nie pamiętasz hasła?',
  forgotLead: 'Podaj adres e-mail konta, a wyślemy link do ustawienia nowego hasła.',
  sendLink: 'Wyślij link',
  sending: 'Wysyłanie…',
  linkSent: 'Jeśli mamy konto z tym adresem, link jest już w drodze. Działa godzinę; zajrzyj też do spamu.',
  backToLogin: 'Wróć do logowania',

  resetTitle: 'Ustaw nowe hasło',
  resetLead:
    'Po zmianie hasła wylogujemy Cię na wszystkich urządzeniach. Jeśli masz nasz kalendarz albo wspólny karnet, dodasz kalendarz od nowa i wyślesz link ponownie.',
  invitedTitle: 'Wybierz hasło',
  invitedLead: 'Twoje konto już czeka. Po wybraniu hasła zaloguj się na nie.',
  save: 'Ustaw hasło',
  saving: 'Zapisywanie…',
  passwordChanged: 'Nowe hasło ustawione. Zaloguj się nim.',
  resetNoToken: 'Ten link jest niepełny. Poproś o nowy.',
  resetBadToken: 'Ten link wygasł albo został już użyty. Poproś o nowy.',
  resetMaybeDone:
    'Ten link jest już użyty: hasło mogło się zmienić przy poprzedniej próbie. Zaloguj się nowym hasłem albo poproś o nowy link.',
  askNewLink: 'Poproś o nowy link',

  /** SPEC.md §8, "Auth messages": what failed, followed by the server's or the transport's message. */
  failedWith: {
    login: (message: string) => `Logowanie nie powiodło się: ${message}`,
    signup: (message: string) => `Nie udało się założyć konta: ${message}`,
    deleteAccount: (message: string) => `Usunięcie konta nie powiodło się: ${message}`,
    fetchUser: (message: string) => `Nie udało się pobrać danych konta: ${message}`,
    passwordReset: (message: string) => `Zmiana hasła nie powiodła się: ${message}`,
  },
  unknownIn: {
    login: 'Podczas logowania wystąpił nieznany błąd. Odśwież stronę i spróbuj ponownie.',
    signup: 'Podczas zakładania konta wystąpił nieznany błąd. Odśwież stronę i spróbuj ponownie.',
    deleteAccount: 'Podczas usuwania konta wystąpił nieznany błąd. Odśwież stronę i spróbuj ponownie.',
    fetchUser: 'Podczas pobierania danych konta wystąpił nieznany błąd. Odśwież stronę i spróbuj ponownie.',
    passwordReset: 'Podczas zmiany hasła wystąpił nieznany błąd. Odśwież stronę i spróbuj ponownie.',
  },
  failed: {
    login: 'Logowanie nie powiodło się',
    signup: 'Nie udało się założyć konta',
    deleteAccount: 'Usunięcie konta nie powiodło się',
    fetchUser: 'Nie udało się pobrać danych konta',
    passwordReset: 'Zmiana hasła nie powiodła się',
  },
  userNotFound: 'Nie znaleziono użytkownika. Zaloguj się ponownie.',
};
