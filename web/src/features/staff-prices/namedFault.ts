import type { ContentEditor } from '../../staff/content/useContentEditor.ts';

export type PriceFault = ContentEditor['fault'];

/** A name that is missing in both languages is reported at the Polish field, which comes first. */
export function namedFault(fault: PriceFault, path: string, words: string): PriceFault {
  return (field, own) => fault(field, own) ?? (field === `${path}.pl` ? fault(path, words) : undefined);
}
