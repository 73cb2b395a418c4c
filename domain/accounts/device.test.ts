import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const google = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${google} Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${google} Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${google} Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${google} Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${google} Safari/537.36`, 'Chrome', 'ChromeOS'],
  [
    'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${apple} Version/18.5 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${apple} CriOS/140.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPhone',
  ],
  [`Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${apple} FxiOS/140.0 Mobile/15E148`, 'Firefox', 'iPad'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.5 Safari/605.1.15`, 'Safari', 'Mac'],
  // An app with an embedded browser is not a browser that people know.
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${apple} Mobile/15E148 [FBAN/FBIOS]`,
    null,
    'iPhone',
  ],
  ['node', null, null],
  ['<script>alert(1)</script>', null, null],
  ['', null, null],
  [undefined, null, null],
  [`${'x'.repeat(500)} Firefox/140.0 Android`, null, null],
])('%s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
