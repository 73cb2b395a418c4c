/** Of every picture that the staff sends. */
export const picture = {
  hint: 'JPEG, PNG, WebP lub AVIF, najwyżej 10 MB.',
  choose: 'Wybierz zdjęcie',
  change: 'Zmień zdjęcie',
  remove: 'Usuń zdjęcie',
  uploading: 'Wysyłanie zdjęcia…',
  faults: {
    type: 'To nie jest zdjęcie JPEG, PNG, WebP ani AVIF. Wybierz inny plik.',
    bytes: 'Zdjęcie jest większe niż 10 MB. Zmniejsz je albo wybierz inne.',
    pixels: 'Zdjęcie jest za duże: najwyżej 40 megapikseli, PNG i AVIF mniej. Zmniejsz je albo wybierz inne.',
    broken: 'Nie da się odczytać tego zdjęcia. Zapisz je jeszcze raz albo wybierz inne.',
  },
};
