import type { ContentName } from '@cablepark/domain/content/content-names';
import { type ContentOf, contentSchemas } from '@cablepark/domain/content/contents.schema';

/** The error at a path such as `scenes.0.title.pl`; `most` is the maximum length in characters. */
export type ContentFault = { kind: 'tooLong'; most: number } | { kind: 'tooManyLines' } | { kind: 'wrong' };
export type ContentFaults = ReadonlyMap<string, ContentFault>;

/** The content as the server would accept it, or all its errors; the first error per field counts. */
export function readContentDraft<Name extends ContentName>(
  name: Name,
  draft: ContentOf<Name>,
): { content: ContentOf<Name> } | { faults: ContentFaults } {
  const result = contentSchemas[name].safeParse(draft);
  // The schema of this name parsed it.
  if (result.success) return { content: result.data as ContentOf<Name> };
  const faults = new Map<string, ContentFault>();
  for (const issue of result.error.issues) {
    const path = issue.path.join('.');
    if (faults.has(path)) continue;
    const isLong = issue.code === 'too_big' && issue.origin === 'string';
    if (isLong) faults.set(path, { kind: 'tooLong', most: Number(issue.maximum) });
    else faults.set(path, { kind: issue.message === 'lines' ? 'tooManyLines' : 'wrong' });
  }
  return { faults };
}
