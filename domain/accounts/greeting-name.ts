/** One word of letters, as first names are: a longer text could be a stranger's message in a mail of the park. */
const firstName = /^\p{L}[\p{L}'’-]{0,19}$/u;

/** The name in the greeting of a mail; null if there is none, or if it does not look like a name. */
export function greetingName(name: string | null): string | null {
  const [first = ''] = (name ?? '').trim().split(/\s/u);
  return firstName.test(first) ? first : null;
}
