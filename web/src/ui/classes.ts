/** Joins the truthy class names: `classes(styles.button, busy && styles.busy)`. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
