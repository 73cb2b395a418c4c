import type { ContentEditor } from '../../staff/content/useContentEditor.ts';

export type Fault = ContentEditor['fault'];

/** A name that stands in neither language is told at the Polish field, where typing it begins. */
export function namedFault(fault: Fault, path: string, words: string): Fault {
  return (field, own) => fault(field, own) ?? (field === `${path}.pl` ? fault(path, words) : undefined);
}
