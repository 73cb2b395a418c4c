/** The park's text in display form: the result of `markdown.ts`. Pages need no Markdown parser. */
export type Inline =
  | string
  | { bold: readonly Inline[] }
  | { to: string; of: readonly Inline[] }
  | { break: true };

export type Block =
  | { kind: 'paragraph'; of: readonly Inline[] }
  | { kind: 'bullets' | 'numbers'; items: readonly (readonly Block[])[] };
