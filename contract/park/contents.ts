import type { ContentName } from '@cablepark/domain/content/content-names';
import type { Call } from '../call.ts';
import { shownContentOf } from './contents.schema.ts';

/** The content of a page: its type depends on the name. */
export const readContentCall = <Name extends ContentName>() =>
  ({ method: 'GET', path: '/park/contents/:name', answer: shownContentOf<Name>() }) as const satisfies Call;
