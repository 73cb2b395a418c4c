import { reasonLength } from '@cablepark/domain/payments/void-reasons';
import { line } from '@cablepark/domain/text/plain-text';

/** Why staff move money: the text that the books keep. */
export const reason = line(reasonLength.max, reasonLength.min);
