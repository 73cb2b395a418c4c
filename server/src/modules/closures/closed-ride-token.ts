/** The token in a booking's link; empty if there is none. */
export function tokenOf(link: string | undefined): string {
  return link === undefined ? '' : (new URL(link).searchParams.get('token') ?? '');
}
