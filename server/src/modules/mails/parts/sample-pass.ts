/** The name of a made-up pass. */
export const samplePassName = { pl: 'Karnet na 10 slotów', en: 'Pass for 10 slots' };
