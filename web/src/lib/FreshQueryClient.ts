import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
} from '@tanstack/react-query';

/**
 * After a write, no read that began before it counts. TanStack Query reads anew what has data; a first read under way it would
 * take for the new one, and what the server answered before the write would stand as the truth.
 */
export class FreshQueryClient extends QueryClient {
  override async invalidateQueries(
    filters: Omit<InvalidateQueryFilters, 'predicate'> = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const { refetchType, ...which } = filters;
    const unread = { ...which, predicate: (query: Query) => query.state.data === undefined };
    await this.cancelQueries(unread);
    await super.invalidateQueries(filters, options);
    // Where a page waits for its first read, nothing is shown yet that could do for it.
    if (refetchType === 'none') await this.refetchQueries({ ...unread, type: 'active' }, options);
  }
}
