/** Two slashes, a host and an optional port: `https:other.example` and `https://park.example@other.example` do not match. */
const webShape = /^https?:\/\/[\p{L}\p{M}\p{N}._-]+(?::\d{1,5})?(?:[/?#]|$)/iu;
const hiddenCharacter = /[\p{Cc}\p{Cf}\p{White_Space}\\]/u;

/** Whether it is safe as a link to another site: never `javascript:` or `data:`, and its visible host is the real one. */
export function isWebAddress(text: string): boolean {
  return webShape.test(text) && !hiddenCharacter.test(text);
}
