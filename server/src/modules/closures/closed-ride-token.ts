/** The token in a booking's link; empty where it has none. */
export function tokenOf(link: string | undefined): string {
  return link === undefined ? '' : (new URL(link).searchParams.get('token') ?? '');
}
