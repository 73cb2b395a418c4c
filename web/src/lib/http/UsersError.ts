/** The holders of some slots failed to load (SPEC.md §8); `cause` says why. */
export class UsersError extends Error {
  constructor(cause: unknown) {
    super(`Failed to fetch users by IDs: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = 'UsersError';
  }
}
