/** The pages whose text and pictures the park edits, their shared parts, and its additions to mails. */
export const contentNames = [
  'home',
  'bar',
  'features',
  'contact',
  'location',
  'prices',
  'terms',
  'privacy',
  'accessibility',
  'looks',
  'mails',
] as const;
export type ContentName = (typeof contentNames)[number];

export function isContentName(text: string): text is ContentName {
  return contentNames.some((name) => name === text);
}
