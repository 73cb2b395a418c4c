import { mailPages } from '@cablepark/contract/accounts/addresses';

/** The text for the terminal: the link on a line of its own. No server, log or other site sees the part after `#`. */
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
