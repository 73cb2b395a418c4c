import { isEmail } from '@cablepark/domain/accounts/contact';
import * as z from 'zod';

/** Address settings. Each error is a sentence with the expected form, without secrets. */
const text = z.string().trim();

const escapeHint =
  'the user name or the password holds a character that must be escaped: write % as %25, @ as %40, # as %23, / as %2F, ? as %3F, : as %3A';

/** An address with credentials. */
export function serverAddress(protocols: RegExp, example: string) {
  return text
    .refine((value) => !isUnescaped(value), escapeHint)
    .refine(
      (value) => value === '' || isUnescaped(value) || (URL.canParse(value) && protocols.test(value)),
      `must be like ${example}`,
    );
}

/** An unescaped `#`, `/` or `?` in a password ends the host early, so the `@` comes after it. */
function isUnescaped(value: string): boolean {
  const [, rest = ''] = value.split(/:\/\/(.*)/s);
  const host = rest.split(/[/?#]/)[0] ?? '';
  const logIn = host.slice(0, Math.max(0, host.lastIndexOf('@')));
  return /%(?![\da-f]{2})/i.test(logIn) || logIn.includes('@') || rest.slice(host.length).includes('@');
}

/** The park's public address: origin only. */
export const publicAddress = text
  .refine(
    (value) => value === '' || (URL.canParse(value) && /^https?:/.test(value)),
    'must be like https://park.example',
  )
  .refine(
    (value) => !URL.canParse(value) || /^\/*$/.test(new URL(value).pathname),
    'must be without a path: a park has a host name of its own, such as https://park.example',
  )
  .refine(
    (value) => !/[?#]/.test(value),
    'must be without ? and #: the address of the park alone, such as https://park.example',
  )
  .refine((value) => !/^[^/]*\/\/[^/]*@/.test(value), 'must be without a user name and a password');

/** Comma-separated origins, as browsers send them. */
export const origins = text
  .transform((value) =>
    value
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  )
  .superRefine((list, context) => {
    for (const origin of list.filter((each) => !isOrigin(each))) {
      const message = `must be origins like https://site.example, with http:// or https:// and nothing after the host, not even a slash; ${origin} is none`;
      context.addIssue({ code: 'custom', message });
    }
  });

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** The sender of mails: an address, or a name and an address. */
export const sender = text.refine(
  (value) => isSender(value),
  'must be an address like no-reply@park.example, or a name with one, like Cable Park <no-reply@park.example>',
);

function isSender(value: string): boolean {
  // An unquoted comma would separate two addresses.
  const match = /^(?:[^"<>,;:@]*|"[^"<>]*"\s*)<([^<>]*)>$/.exec(value);
  const address = match?.[1] ?? value;
  return isEmail(address) || /^[\w.+-]+@localhost$/.test(address);
}
