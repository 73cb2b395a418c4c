import { type ContentName, contentNames } from '@cablepark/domain/content/content-names';
import { contentSchemas, type StandingContent } from '@cablepark/domain/content/contents.schema';
import type { PublicPictures } from '@cablepark/domain/pictures/pictures';
import type { SectionBlocks } from '@cablepark/domain/words/section-blocks';
import * as z from 'zod/mini';

/** The content of a page: in the API, and part of server-rendered pages. */
export interface ShownContent<Name extends ContentName = ContentName> extends StandingContent<Name> {
  name: Name;
  /** The pictures in the content. */
  pictures: PublicPictures;
  /** The Markdown of its sections in display form, in their order. */
  blocks: SectionBlocks[];
}

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

const shownContent = z.object({
  name: z.enum(contentNames),
  version: z.int(),
  content,
  pictures: z.record(z.string(), picture),
  blocks: z.array(z.object({ pl: blocks, en: blocks })),
});

/** The schema knows neither the content of a name nor the tree of blocks; the type does. */
export function shownContentOf<Name extends ContentName>() {
  return shownContent as z.ZodMiniType as z.ZodMiniType<ShownContent<Name>>;
}

/** The newest first. */
export const contentVersionRows = z.array(
  z.object({
    version: z.int(),
    /** ISO 8601 in UTC. */
    date_created: z.string(),
    /** Null where an update of the program created the version, or its author is erased. */
    user_created: z.nullable(
      z.object({ id: z.string(), first_name: z.nullable(z.string()), last_name: z.nullable(z.string()) }),
    ),
  }),
);
export type ContentVersionRow = z.infer<typeof contentVersionRows>[number];
