/** Joins class names, leaving out what is off: `classes(styles.button, busy && styles.busy)`. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
