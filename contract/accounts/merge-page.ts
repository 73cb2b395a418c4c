/** The page behind the link by which the owner of an account agrees to a merge. Not in `paths`, which every visitor loads. */
export const mergePage = '/merge';
