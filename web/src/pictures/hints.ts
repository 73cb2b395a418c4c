/** The blurred hint of a picture in each of its frames, as an address with the picture in it. */
export interface PictureHints {
  wide: string;
  phone?: string;
}

/** The style sheet with a hint for each picture, in its own shape on an upright screen, while the picture loads. */
export function hintsOf(entries: readonly (readonly [name: string, entry: PictureHints])[]): string {
  const wide = entries.map(([name, entry]) => rule(name, entry.wide));
  const phone = entries.flatMap(([name, entry]) => (entry.phone ? [rule(name, entry.phone)] : []));
  const narrow = phone.length > 0 ? `@media (max-aspect-ratio: 2/3) {\n${phone.join('\n')}\n}` : '';
  return `@layer ui {\n${wide.join('\n')}\n${narrow}\n}`;
}

function rule(name: string, placeholder: string): string {
  return `[data-picture="${name}"] { background-image: url("${placeholder}"); }`;
}
