import { deskCalls } from '@cablepark/contract/desk-calls';
import type { ContentVersionRow, ShownContent } from '@cablepark/contract/park/contents';
import type { ContentName } from '@cablepark/domain/content/content-names';
import type { ContentOf } from '@cablepark/domain/content/contents.schema';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/http/http.ts';
import { urls } from '../../lib/http/urls.ts';

/** A page's content for its editor: always loaded fresh, and never refetched while somebody types. */
export function editedContent<Name extends ContentName>(name: Name) {
  return queryOptions({
    queryKey: ['content', name],
    queryFn: async ({ signal }) =>
      (await request<ShownContent<Name>>({ url: urls.content(name), signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Its versions, the newest first. */
export function contentVersions(name: ContentName) {
  return queryOptions({
    queryKey: ['contentVersions', name],
    queryFn: async ({ signal }) =>
      (await request<ContentVersionRow[]>({ url: deskCalls.contentVersions(name), signal })).data,
    staleTime: 0,
    gcTime: 0,
  });
}

/** One version; versions never change. */
export function contentVersion<Name extends ContentName>(name: Name, version: number) {
  return queryOptions({
    queryKey: ['contentVersion', name, version],
    queryFn: async ({ signal }) =>
      (await request<ShownContent<Name>>({ url: deskCalls.contentVersion(name, version), signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** @param baseVersion the version that the draft is based on. @throws ApiError CONTENT_CHANGED if it is no longer the current one; NetworkError. */
export async function writeVersion<Name extends ContentName>(
  name: Name,
  baseVersion: number,
  content: ContentOf<Name>,
): Promise<ShownContent<Name>> {
  const body = { edited: baseVersion, content };
  return (await request<ShownContent<Name>>({ method: 'POST', url: deskCalls.contentVersions(name), body }))
    .data;
}
