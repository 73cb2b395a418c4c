/**
 * Begins every style sheet, and every style in a page: which of them a page has first depends on how the build splits them, and the
 * first mention of a layer fixes its rank.
 */
export const layerOrder = '@layer reset, tokens, base, ui, pages;';
