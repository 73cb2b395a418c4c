/** Without letters and digits that sound or look alike. */
export const passCodeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const passCodeLength = 12;

const code = new RegExp(`^[${passCodeLetters}]{${passCodeLength}}$`);

const somePart = new RegExp(`^[${passCodeLetters}]{4,${passCodeLength}}$`);

/** Normalizes typed codes: small letters, spaces and dashes do not matter. */
export function readPassCode(input: string): string {
  return input.toUpperCase().replaceAll(/[\s-]/g, '');
}

/** The pass code in a scanned text: the code alone, or a gift link, which ends with it. Else null. */
export function passCodeIn(text: string): string | null {
  const candidate = readPassCode(text.slice(text.lastIndexOf('#') + 1));
  return code.test(candidate) ? candidate : null;
}

/** A normalized part of a code; null for a text that no code contains, and for one that too many contain. */
export function passCodePart(text: string): string | null {
  const part = readPassCode(text);
  return somePart.test(part) ? part : null;
}

/** `ABCD EFGH JKLM`: the form for reading aloud and typing. */
export function inFours(passCode: string): string {
  return passCode.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
