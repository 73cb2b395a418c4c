export const theme = {
  legend: 'Wygląd strony',
  system: 'Systemowy',
  light: 'Jasny',
  dark: 'Ciemny',
};
