import { listVersionsCall, readVersionCall, writeVersionCall } from '@cablepark/contract/park/content-calls';
import { readContentCall } from '@cablepark/contract/park/contents';
import type { ShownContent } from '@cablepark/contract/park/contents.schema';
import type { ContentName } from '@cablepark/domain/content/content-names';
import type { ContentOf } from '@cablepark/domain/content/contents.schema';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';

/** A page's content for its editor: always loaded fresh, and never refetched while somebody types. */
export function editedContent<Name extends ContentName>(name: Name) {
  return queryOptions({
    queryKey: ['content', name],
    queryFn: ({ signal }) => call(readContentCall<Name>(), { params: { name }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Its versions, the newest first. */
export function contentVersions(name: ContentName) {
  return queryOptions({
    queryKey: ['contentVersions', name],
    queryFn: ({ signal }) => call(listVersionsCall, { params: { name }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** One version; versions never change. */
export function contentVersion<Name extends ContentName>(name: Name, version: number) {
  return queryOptions({
    queryKey: ['contentVersion', name, version],
    queryFn: ({ signal }) => call(readVersionCall<Name>(), { params: { name, version }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** @param baseVersion the version that the draft is based on. @throws ApiError CONTENT_CHANGED if it is no longer the current one; NetworkError. */
export function writeVersion<Name extends ContentName>(
  name: Name,
  baseVersion: number,
  content: ContentOf<Name>,
): Promise<ShownContent<Name>> {
  const body = { edited: baseVersion, content };
  return call(writeVersionCall<Name>(), { params: { name }, body });
}
