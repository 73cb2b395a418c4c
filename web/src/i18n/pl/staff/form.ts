const whole = new Intl.NumberFormat('pl-PL');

export const form = {
  pages: 'Strony listy',
  previous: 'Poprzednia strona',
  next: 'Następna strona',
  pageOf: (from: number, to: number, total: number) =>
    `${whole.format(from)}–${whole.format(to)} z ${whole.format(total)}`,
};
