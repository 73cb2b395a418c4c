import type { ContentName } from '@cablepark/domain/content/content-names';
import { parkContent, parkContentPatch } from '@cablepark/domain/park/content.schema';
import type { Call } from '../call.ts';
import { contentVersionRows, newVersion, shownContentOf } from './contents.schema.ts';
import { serverInfo } from './info.schema.ts';

/** Calls of those who edit the park's pages and data. */

export const listVersionsCall = {
  method: 'GET',
  path: '/park/contents/:name/versions',
  answer: contentVersionRows,
} as const satisfies Call;

export const readVersionCall = <Name extends ContentName>() =>
  ({
    method: 'GET',
    path: '/park/contents/:name/versions/:version',
    answer: shownContentOf<Name>(),
  }) as const satisfies Call;

/** Writes the next version of a page. */
export const writeVersionCall = <Name extends ContentName>() =>
  ({
    method: 'POST',
    path: '/park/contents/:name/versions',
    body: newVersion,
    answer: shownContentOf<Name>(),
  }) as const satisfies Call;

/** Changes the park's settings. */
export const changeParkCall = {
  method: 'PATCH',
  path: '/park',
  body: parkContentPatch,
  answer: parkContent,
} as const satisfies Call;

/** The park's public data, of our server. */
export const readInfoCall = {
  method: 'GET',
  path: '/server/info',
  answer: serverInfo,
} as const satisfies Call;
