import * as z from 'zod/mini';
import { bilingualLine, bilingualText, sectionText } from '../words/words.schema.ts';

const section = z.strictObject({
  heading: bilingualLine(100),
  text: sectionText,
});

/** The terms, or the privacy policy. */
export const legalPage = z
  .strictObject({
    /** Whether the park uses our text: then the server writes a new version whenever the facts about the park change. */
    follows: z.boolean(),
    /** A day in the park's zone; null until a park shows the text. */
    inForceFrom: z.nullable(z.iso.date()),
    title: bilingualLine(60),
    /** For search engines and for previews of links. */
    description: bilingualLine(200),
    lead: bilingualText(400),
    sections: z.array(section).check(z.minLength(1), z.maxLength(40)),
  })
  .check(
    z.refine(({ follows, inForceFrom }) => follows || inForceFrom !== null, {
      error: 'required',
      path: ['inForceFrom'],
    }),
  );
export type LegalPage = z.infer<typeof legalPage>;
