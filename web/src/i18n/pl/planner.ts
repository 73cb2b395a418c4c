export const planner = {
  title: 'Planer',
  chooseTrack: 'Wybierz tor',
  /** SPEC.md §5 and §8; the Polish ones of the booking call are given there in Polish. */
  loginToBook: 'Zaloguj się, aby zarezerwować',
  tooLateToBook: 'Za późno na rezerwację',
  booked: 'Zarezerwowano',
  cancelled: 'Rezerwacja anulowana.',
  noFreeSlots: 'Brak wolnych slotów',
  slotTaken: 'Ten slot jest już zajęty.',
  slotTakenByOther: 'Slot został już zarezerwowany przez innego użytkownika.',
  bookingFailed: (message: string) => `Nie udało się zarezerwować slota: ${message}`,
};
