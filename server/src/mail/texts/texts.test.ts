import { languages } from '@cablepark/domain/time/display';
import { expect, test } from 'vitest';
import type { MailTemplates, MailWords } from './mail-templates.ts';
import { writeMail } from './texts.ts';

const park = 'Jezioro';
const link = 'https://park.example/reset?token=abc&page=1';
const pages = { forgot: 'https://park.example/forgot', contact: 'https://park.example/contact' };

function written(language: 'pl' | 'en' | null, words: (of: MailTemplates) => MailWords) {
  return writeMail({ language, park }, words);
}
const reset = (of: MailTemplates) => of.passwordReset(park, link);

test('Polish is what riders get who chose no language', () => {
  expect(written(null, reset)).toEqual(written('pl', reset));
  expect(written('pl', reset).subject).toBe('Jezioro: nowe hasło');
  expect(written('en', reset).subject).toBe('Your new Jezioro password');
  expect(written('pl', (of) => of.passwordChanged(park, pages, false)).subject).toContain(
    'zostało zmienione',
  );
  expect(written('en', (of) => of.passwordChanged(park, pages, false)).subject).toContain('has been changed');
});

test.each(languages)(
  'A reset mail (%s) has its link on a line of its own and says how long it works',
  (language) => {
    const { subject, text } = written(language, reset);
    expect(text.split('\n')).toContain(link);
    expect(text).toMatch(language === 'pl' ? /przez godzinę i tylko raz/ : /once, within the next hour/);
    expect(subject).not.toMatch(/[\r\n]/);
  },
);

test.each(languages)(
  'Each of these mails (%s) says the same as text and as HTML, the park’s sentence too',
  (language) => {
    const mails: ((of: MailTemplates) => MailWords)[] = [
      reset,
      (of) => of.passwordChanged(park, pages, true),
      (of) => of.emailChanged(park, pages, { hasNewPassword: true, hasEndedLinks: true }),
      (of) => of.emailProof(park, link),
      (of) => of.emailChangeAsked(park, pages),
      (of) => of.invitation(park, link),
      (of) => of.test(park),
    ];
    for (const words of mails) {
      const { text, html } = writeMail({ language, park, sentence: 'Do zobaczenia <jutro>.' }, words);
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url?.replaceAll('&amp;', '&'));
      expect(links).toEqual(text.match(/https:\S+/g) ?? []);
      const said = html
        .replace(/<head>[^]*<\/head>/, '')
        .replaceAll(/<[^>]*>/g, '\n')
        .replaceAll('&#39;', "'");
      const lines = said.replaceAll('&lt;', '<').replaceAll('&gt;', '>').split('\n').filter(Boolean);
      expect(lines).toEqual(text.split('\n').filter((line) => line !== '' && !line.startsWith('https:')));
      expect(lines.slice(-3)).toContain('Do zobaczenia <jutro>.');
    }
  },
);

test.each(languages)(
  'A notice of a changed password (%s) says what to do if it was somebody else',
  (language) => {
    const lines = written(language, (of) => of.passwordChanged(park, pages, false)).text.split('\n');
    expect(lines).toEqual(expect.arrayContaining([pages.forgot, pages.contact]));
  },
);

test.each(languages)(
  'A notice of another address (%s) leads to the park’s people, not to a new password',
  (language) => {
    const { subject, text } = written(language, (of) =>
      of.emailChanged(park, pages, { hasNewPassword: false, hasEndedLinks: false }),
    );
    expect(text.match(/https:\S+/g)).toEqual([pages.contact]);
    expect(subject).toContain(park);
    const both = written(language, (of) =>
      of.emailChanged(park, pages, { hasNewPassword: true, hasEndedLinks: false }),
    ).text;
    expect(both).toMatch(language === 'pl' ? /i nowe hasło\./ : /and a new password\./);
    expect(text).not.toMatch(/hasło|password/);
  },
);
