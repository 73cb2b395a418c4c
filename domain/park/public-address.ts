/** Whether the address is reachable from other machines, and the connection is encrypted. */
export function isPublicAddress(url: string): boolean {
  return /^https:\/\/(?!(?:localhost|127\.[\d.]+|\[::1\])(?::|$))/.test(url);
}

/** Whether the address is that of the machine itself, whatever the protocol. */
export function isLocalAddress(url: string): boolean {
  return !isPublicAddress(url.replace(/^http:/, 'https:'));
}
