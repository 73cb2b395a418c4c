import type { LegalName } from '@cablepark/domain/legal/our-legal';
import type { Call } from '../call.ts';
import { shownContentOf } from './contents.schema.ts';

/** A version of the terms or of the privacy policy. */
export const readLegalCall = <Name extends LegalName>() =>
  ({
    method: 'GET',
    path: '/park/legal/:name/versions/:version',
    answer: shownContentOf<Name>(),
  }) as const satisfies Call;
