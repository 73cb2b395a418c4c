/** Without letters and figures that are mistaken for each other when somebody reads them out. */
export const passCodeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const passCodeLength = 12;

const code = new RegExp(`^[${passCodeLetters}]{${passCodeLength}}$`);

/** As somebody types it: small letters, spaces and dashes do not matter. */
export function readPassCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '');
}

/** The code of a pass in what a camera has read: the code alone, or the link of a present, which ends with it. Else null. */
export function passCodeIn(scanned: string): string | null {
  const found = readPassCode(scanned.slice(scanned.lastIndexOf('#') + 1));
  return code.test(found) ? found : null;
}

/** `ABCD EFGH JKLM`: so it is read out, and typed. */
export function inFours(passCode: string): string {
  return passCode.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
