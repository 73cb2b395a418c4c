/** The one API host (SPEC.md §2): the page's `api-host`, else the page's own host. */
export function hostedUrl(path: string): string {
  // A prerendered page comes from the same host.
  if (typeof document === 'undefined') return path;
  const host = document.querySelector<HTMLMetaElement>('meta[name="api-host"]')?.content ?? '';
  return `${host.replace(/\/+$/, '')}${path}`;
}
