/** The browsers and systems that a list of devices tells apart, by the names that people know them by. */
export const browsers = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const;
export const systems = ['Android', 'ChromeOS', 'iPad', 'iPhone', 'Linux', 'Mac', 'Windows'] as const;

export interface Device {
  browser: (typeof browsers)[number] | null;
  system: (typeof systems)[number] | null;
}

/** The first that fits: each browser also names the ones that it wants to be taken for. */
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

/** Longer ones are no browser's. */
const longest = 500;

/**
 * What a browser says it is, in a few words of ours: nothing of its own text is kept, which could be anything. Whatever is
 * not known is null. An iPad that asks for the pages of a computer calls itself a Mac.
 */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, longest);
  return { browser: firstOf(browserMarks, text), system: firstOf(systemMarks, text) };
}

function firstOf<Name>(marks: readonly (readonly [RegExp, Name])[], text: string): Name | null {
  return marks.find(([mark]) => mark.test(text))?.[1] ?? null;
}
