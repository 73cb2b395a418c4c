import { mailPages } from '@cablepark/contract/accounts/addresses';

/** What the person at the terminal reads: the link on a line of its own. After `#` no server, log or other site hears of it. */
export function linkSentences(origin: string, token: string, isPublicUrlSet: boolean): string[] {
  return [
    'This park has no Admin yet. Open this link within 24 hours to make one; it works once:',
    `  ${origin}${mailPages.firstAdmin}#${token}`,
    ...(isPublicUrlSet
      ? []
      : [
          'The link is for a browser on this machine. For any other set PUBLIC_URL to the address of the park, such as https://park.example.',
        ]),
  ];
}
