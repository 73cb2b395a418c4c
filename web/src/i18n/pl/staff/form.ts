const whole = new Intl.NumberFormat('pl-PL');

export const form = {
  dropQuestion: 'Porzucić zmiany?',
  dropText: 'To, co zostało wpisane, przepadnie.',
  drop: 'Porzuć',
  stay: 'Wróć do edycji',
  pages: 'Strony listy',
  previous: 'Poprzednia strona',
  next: 'Następna strona',
  pageOf: (from: number, to: number, total: number) =>
    `${whole.format(from)}–${whole.format(to)} z ${whole.format(total)}`,
};
