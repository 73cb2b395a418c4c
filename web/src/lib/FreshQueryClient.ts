import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * After a write, earlier reads are stale. TanStack Query refetches queries with data, but would reuse a pending first read, with its answer from
 * before the write.
 */
export class FreshQueryClient extends QueryClient {
  /** Called with the key of what a write made stale. */
  readonly onStale = new Set<(key: QueryKey | undefined) => void>();

  override async invalidateQueries(
    filters: Omit<InvalidateQueryFilters, 'predicate'> = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const { refetchType, ...which } = filters;
    const unread = { ...which, predicate: (query: Query) => query.state.data === undefined };
    await this.cancelQueries(unread);
    const refetching = super.invalidateQueries(filters, options);
    for (const listener of this.onStale) listener(filters.queryKey);
    await refetching;
    // A page that waits for its first read has no data to show.
    if (refetchType === 'none') await this.refetchQueries({ ...unread, type: 'active' }, options);
  }
}
