/** `sizes` of the picture beside a form, or above it on a phone. */
export const sceneSizes = '(width >= 60rem) 90vw, 100vw';
