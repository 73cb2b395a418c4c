/** The browsers and systems that the list of devices distinguishes, by their product names. */
export const browsers = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const;
export const systems = ['Android', 'ChromeOS', 'iPad', 'iPhone', 'Linux', 'Mac', 'Windows'] as const;

export interface Device {
  browser: (typeof browsers)[number] | null;
  system: (typeof systems)[number] | null;
}

/** The first match wins: each browser also names the browsers that it imitates. */
const browserMarks: readonly (readonly [RegExp, Device['browser']])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const systemMarks: readonly (readonly [RegExp, Device['system']])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** No real browser sends a longer user agent. */
const longest = 500;

/**
 * A browser's user agent as fixed names: the raw text is never stored, as it could contain anything. Unknown parts are null. An iPad that
 * requests desktop pages calls itself a Mac.
 */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, longest);
  return { browser: firstOf(browserMarks, text), system: firstOf(systemMarks, text) };
}

function firstOf<Name>(marks: readonly (readonly [RegExp, Name])[], text: string): Name | null {
  return marks.find(([mark]) => mark.test(text))?.[1] ?? null;
}
