import type { LegalName } from '@cablepark/domain/legal/our-legal';
import { queryOptions } from '@tanstack/react-query';
import { readLegalVersion } from './readLegalVersion.ts';

/** A version of the terms or of the privacy policy; versions never change. */
export function legalVersion(name: LegalName, version: number) {
  return queryOptions({
    queryKey: ['legalVersion', name, version],
    queryFn: () => readLegalVersion(name, version),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
