import { ownColours } from '@cablepark/domain/theme/own-colours';
import { languages } from '@cablepark/domain/time/display';
import { expect, test } from 'vitest';
import { accountFacts } from '../../../../test/support/account-facts.ts';
import { testMailWords } from '../../system/setup/send-test-mail.ts';
import { emailChangeAskedWords } from '../kinds/email-change-asked.ts';
import { emailChangedWords } from '../kinds/email-changed.ts';
import { emailProofWords } from '../kinds/email-proof.ts';
import { invitationWords } from '../kinds/invitation.ts';
import { passwordChangedWords } from '../kinds/password-changed.ts';
import { passwordResetWords } from '../kinds/password-reset.ts';
import { type AccountMailFacts, type AccountWords, renderAccountMail } from './account-mail.ts';
import { renderWords } from './mail-words.ts';

const park = 'Jezioro';
const facts = accountFacts({ park });
const link = 'https://park.example/reset?token=abc';

function written(language: 'pl' | 'en' | null, words: AccountWords, differs: Partial<AccountMailFacts> = {}) {
  return renderAccountMail(words, { ...facts, ...differs }, { language });
}
const reset = passwordResetWords;

test('Polish is what riders get who chose no language', () => {
  expect(written(null, reset)).toEqual(written('pl', reset));
  expect(written('pl', reset).subject).toBe('Jezioro: nowe hasło');
  expect(written('en', reset).subject).toBe('Your new Jezioro password');
  expect(written('pl', passwordChangedWords).subject).toContain('zostało zmienione');
  expect(written('en', passwordChangedWords).subject).toContain('has been changed');
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
    const mails: AccountWords[] = [
      reset,
      passwordChangedWords,
      emailChangedWords,
      emailProofWords,
      emailChangeAskedWords,
      invitationWords,
    ];
    const changes = { ...facts, hasNewPassword: true, hasEndedLinks: true };
    const allWords = [...mails.map((words) => words[language](changes)), testMailWords[language](park)];
    for (const words of allWords) {
      const { text, html } = renderWords({ language, park, sentence: 'Do zobaczenia <jutro>.' }, words);
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url?.replaceAll('&amp;', '&'));
      expect(links).toEqual(text.match(/https:\S+/g) ?? []);
      const said = html
        .replace(/<head>[^]*<\/head>/, '')
        .replaceAll(/<[^>]*>/g, '\n')
        .replaceAll('&#39;', "'");
      const [header, ...lines] = said
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .split('\n')
        .filter(Boolean);
      expect(header).toBe(park);
      expect(lines).toEqual(text.split('\n').filter((line) => line !== '' && !line.startsWith('https:')));
      expect(lines.slice(-3)).toContain('Do zobaczenia <jutro>.');
    }
  },
);

test.each(languages)(
  'A notice of a changed password (%s) says what to do if it was somebody else',
  (language) => {
    const lines = written(language, passwordChangedWords).text.split('\n');
    expect(lines).toEqual(expect.arrayContaining([facts.forgot, facts.contact]));
  },
);

test.each(languages)(
  'A notice of another address (%s) leads to the park’s people, not to a new password',
  (language) => {
    const { subject, text } = written(language, emailChangedWords);
    expect(text.match(/https:\S+/g)).toEqual([facts.contact]);
    expect(subject).toContain(park);
    const both = written(language, emailChangedWords, { hasNewPassword: true }).text;
    expect(both).toMatch(language === 'pl' ? /i nowe hasło\./ : /and a new password\./);
    expect(text).not.toMatch(/hasło|password/);
  },
);

test('The header of a mail has the park’s name in its colours, and the greeting a name that is one', () => {
  const theme = {
    ...ownColours,
    'surface-deep': { light: '#102030', dark: '#01020a' },
    'ink-on-deep': { light: '#fefefe', dark: '#fefefe' },
  };
  const words = testMailWords.pl(park);
  const { html, text } = renderWords(
    { language: 'pl', park: 'A & B', name: 'Ola Nowak', brand: { theme, logo: null } },
    words,
  );
  expect(html).toMatch(
    /<div class="bar" style="[^"]*background:#102030;color:#fefefe[^"]*">A &amp; B<\/div>/,
  );
  expect(html).toMatch(/prefers-color-scheme:dark[^]*\.bar\{background:#01020a!important\}/);
  expect(text).toMatch(/^Cześć Ola,\n/);
  expect(renderWords({ language: 'pl', park, name: 'www.evil.example' }, words).text).toMatch(/^Cześć,\n/);
});
