export const theme = {
  legend: 'Wygląd strony',
  system: 'Jak system',
  light: 'Jasny',
  dark: 'Ciemny',
};
