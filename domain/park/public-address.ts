/** Whether the address is reachable from other machines, and the connection is encrypted. */
export function isPublicAddress(url: string): boolean {
  return /^https:\/\/(?!(?:localhost|127\.[\d.]+|\[::1\])(?::|$))/.test(url);
}
