import fc from 'fast-check';

const deeds = [
  'payDesk',
  'payDesk',
  'payOnline',
  'payOnline',
  'sellPass',
  'rideOnPass',
  'void',
  'void',
  'cancel',
  'refundPart',
  'refundPart',
  'record',
  'voidPass',
  'correct',
  'correctBill',
  'correctBill',
  'takeBack',
  'takeBack',
  'payBill',
  'payBill',
  'returnItem',
  'voidOfBill',
  'cancelSome',
  'undoCancelling',
  'undoCancelling',
  'undoCancelling',
  'merge',
  'merge',
  'undoMerge',
  'again',
  'given',
] as const;
const deed = fc.record({ kind: fc.constantFrom(...deeds), a: fc.nat(999), b: fc.nat(999) });
/** Two things at once, or what the provider, the clock and whoever counts the till do. */
export const bookStep = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(deed, deed) },
  { weight: 4, arbitrary: fc.constantFrom('send', 'send', 'done', 'refused', 'refused', 'close', 'day') },
);
/** Something that is done with money; the numbers choose of what there is. */
export type Deed = { kind: (typeof deeds)[number]; a: number; b: number };
