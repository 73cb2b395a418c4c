/** A time that the clocks skip or show twice in the night when they are changed. */
export const unclearTime = {
  skipped: 'Takiej godziny tej nocy nie ma, bo zegary idą do przodu. Wpisz wcześniejszą lub późniejszą.',
  twice: 'Tej nocy cofamy zegary i ta godzina wypada dwa razy. Wybierz, o którą chodzi.',
};
