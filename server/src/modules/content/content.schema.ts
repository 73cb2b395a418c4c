import { type ContentName, contentNames } from '@cablepark/domain/content/content-names';
import { contentSchemas } from '@cablepark/domain/content/contents.schema';
import * as z from 'zod';

export const contentParams = z.object({ name: z.enum(contentNames) });
export const versionParams = z.object({
  name: z.enum(contentNames),
  version: z.coerce.number().int().min(0).max(2_147_483_647),
});

/** Its schema depends on its name. */
const content = z.looseObject({});
const editedVersion = z.int().check(z.gte(0));

/** The next version of any content: `edited` is the version that its author read. */
export const newVersion = z.strictObject({ edited: editedVersion, content });

/** The next version of this one. */
export function newVersionOf<Name extends ContentName>(name: Name) {
  return z.strictObject({ edited: editedVersion, content: contentSchemas[name] });
}

const picture = z.object({
  alt: z.object({ pl: z.string(), en: z.string() }),
  files: z.nullable(
    z.object({
      width: z.int(),
      height: z.int(),
      widths: z.array(z.int()),
      focus: z.object({ x: z.int(), y: z.int() }),
      placeholder: z.string(),
    }),
  ),
});
/** A tree: `domain/words/blocks.ts`. */
const blocks = z.array(z.looseObject({ kind: z.string() }));

export const shownContent = z.object({
  data: z.object({
    name: z.enum(contentNames),
    version: z.int(),
    content,
    pictures: z.record(z.string(), picture),
    blocks: z.array(z.object({ pl: blocks, en: blocks })),
  }),
});

export const contentVersions = z.object({
  data: z.array(
    z.object({
      version: z.int(),
      date_created: z.string(),
      user_created: z.nullable(
        z.object({ id: z.string(), first_name: z.nullable(z.string()), last_name: z.nullable(z.string()) }),
      ),
    }),
  ),
});
