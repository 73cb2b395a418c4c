/** What a form's field holds as it is sent, by whoever it was filled. */
export function valueIn(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
}
