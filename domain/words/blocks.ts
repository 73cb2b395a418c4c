/** A text of the park as a page shows it: what `markdown.ts` makes of its Markdown. Pages need no parser for it. */
export type Inline =
  | string
  | { bold: readonly Inline[] }
  | { to: string; of: readonly Inline[] }
  | { break: true };

export type Block =
  | { kind: 'paragraph'; of: readonly Inline[] }
  | { kind: 'bullets' | 'numbers'; items: readonly (readonly Block[])[] };
