import { expect, test } from 'vitest';
import { inFours, passCodeIn, readPassCode } from './pass-code.ts';

const code = 'ABCDEFGH2345';

test.each(['abcdefgh2345', 'ABCD EFGH 2345', ' abcd-efgh-2345\n', inFours(code)])(
  'A code is read however it is typed: %j',
  (typed) => {
    expect(readPassCode(typed)).toBe(code);
  },
);

test.each([
  [code, code],
  [inFours(code), code],
  [`https://park.example/myAccount/present#${code}`, code],
  [`http://localhost:3000/myAccount/present#${code.toLowerCase()}`, code],
  ['https://park.example/myAccount/passes#AbCdEfGhIjKlMnOpQrStUv', null],
  ['https://shop.example/product/ABCDEFGH2345', null],
  [`${code}6`, null],
  [code.slice(1), null],
  ['ABCDEFGH0O1I', null],
  ['', null],
])('What a camera reads is the code of a pass, or none: %j', (scanned, found) => {
  expect(passCodeIn(scanned)).toBe(found);
});

test('A code is shown in fours', () => {
  expect(inFours(code)).toBe('ABCD EFGH 2345');
});
