/** Whether people far from this machine can open the address, and nobody on the way can read along. */
export function isPublicAddress(url: string): boolean {
  return /^https:\/\/(?!(?:localhost|127\.[\d.]+|\[::1\])(?::|$))/.test(url);
}
