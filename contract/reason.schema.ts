import { isOwnWording, reasonLength } from '@cablepark/domain/payments/void-reasons';
import { line } from '@cablepark/domain/text/plain-text';
import * as z from 'zod/mini';

/** Why staff move money: the text that the books keep. */
export const reason = line(reasonLength.max, reasonLength.min).check(
  z.refine(isOwnWording, { error: 'regex' }),
);
