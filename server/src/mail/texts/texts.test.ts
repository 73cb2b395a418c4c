import { languages } from '@cablepark/domain/time/display';
import { expect, test } from 'vitest';
import { emailChangedMail, passwordChangedMail, passwordResetMail } from './texts.ts';

const park = 'Jezioro';
const link = 'https://park.example/reset?token=abc';

test('Polish is what riders get who chose no language', () => {
  expect(passwordResetMail(null, park, link)).toEqual(passwordResetMail('pl', park, link));
  expect(passwordResetMail('pl', park, link).subject).toBe('Jezioro: nowe hasło');
  expect(passwordResetMail('en', park, link).subject).toBe('Your new Jezioro password');
  expect(passwordChangedMail('pl', park, 'https://park.example').subject).toContain('zostało zmienione');
  expect(passwordChangedMail('en', park, 'https://park.example').subject).toContain('has been changed');
});

test.each(languages)(
  'A reset mail (%s) has its link on a line of its own and says how long it works',
  (language) => {
    const { subject, text } = passwordResetMail(language, park, link);
    expect(text.split('\n')).toContain(link);
    expect(text).toMatch(language === 'pl' ? /przez godzinę i tylko raz/ : /once, within the next hour/);
    expect(subject).not.toMatch(/[\r\n]/);
  },
);

test.each(languages)(
  'A notice of a changed password (%s) says what to do if it was somebody else',
  (language) => {
    const lines = passwordChangedMail(language, park, 'https://park.example').text.split('\n');
    expect(lines).toContain('https://park.example/forgot');
    expect(lines).toContain('https://park.example/contact');
  },
);

test.each(languages)(
  'A notice of another address (%s) leads to the park’s people, not to a new password',
  (language) => {
    const { subject, text } = emailChangedMail(language, park, 'https://park.example', false);
    expect(text.match(/https:\S+/g)).toEqual(['https://park.example/contact']);
    expect(subject).toContain(park);
    const both = emailChangedMail(language, park, 'https://park.example', true).text;
    expect(both).toMatch(language === 'pl' ? /i nowe hasło\./ : /and a new password\./);
    expect(text).not.toMatch(/hasło|password/);
  },
);
