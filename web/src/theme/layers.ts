/** Prefix of every style sheet, and of inline styles. Their order depends on the build's chunks, and the first mention of a layer fixes its rank. */
export const layerOrder = '@layer reset, tokens, base, ui, pages;';
