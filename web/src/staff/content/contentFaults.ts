import type { ContentName } from '@cablepark/domain/content/content-names';
import { type ContentOf, contentSchemas } from '@cablepark/domain/content/contents.schema';

/** What is wrong at a path such as `scenes.0.title.pl`; `most` is how many characters there may be. */
export type ContentFault = { kind: 'tooLong'; most: number } | { kind: 'tooManyLines' } | { kind: 'wrong' };
export type ContentFaults = ReadonlyMap<string, ContentFault>;

/** As the server would take it, or all that it would refuse; the first fault of each field counts. */
export function readContentDraft<Name extends ContentName>(
  name: Name,
  draft: ContentOf<Name>,
): { content: ContentOf<Name> } | { faults: ContentFaults } {
  const read = contentSchemas[name].safeParse(draft);
  // The schema of this very name made it.
  if (read.success) return { content: read.data as ContentOf<Name> };
  const faults = new Map<string, ContentFault>();
  for (const issue of read.error.issues) {
    const path = issue.path.join('.');
    if (faults.has(path)) continue;
    const isLong = issue.code === 'too_big' && issue.origin === 'string';
    if (isLong) faults.set(path, { kind: 'tooLong', most: Number(issue.maximum) });
    else faults.set(path, { kind: issue.message === 'lines' ? 'tooManyLines' : 'wrong' });
  }
  return { faults };
}
