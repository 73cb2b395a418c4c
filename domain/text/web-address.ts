/** Two slashes, a host and perhaps a port: `https:other.example` and `https://park.example@other.example` are no such. */
const webShape = /^https?:\/\/[\p{L}\p{M}\p{N}._-]+(?::\d{1,5})?(?:[/?#]|$)/iu;
const hiddenCharacter = /[\p{Cc}\p{Cf}\p{White_Space}\\]/u;

/** Whether this may stand behind a link to another site: never `javascript:` or `data:`, and it leads where it reads. */
export function isWebAddress(text: string): boolean {
  return webShape.test(text) && !hiddenCharacter.test(text);
}
