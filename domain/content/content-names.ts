/** The pages whose words and pictures the park writes by itself, what all of them share, and what it adds to its mails. */
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
