import MarkdownIt, { type Token } from 'markdown-it';
import type { Block, Inline } from './blocks.ts';
import { isLinkTarget } from './link-target.ts';

/** The maximum depth of nested lists; deeper content is dropped. A text has at most some thousand characters, which bounds the work. */
const deepest = 20;

/** Paragraphs, lists, links and bold (`zero` knows nothing else); any other Markdown or HTML stays plain text. */
const parser = new MarkdownIt('zero', { maxNesting: deepest }).enable([
  'list',
  'emphasis',
  'link',
  'escape',
  'newline',
]);
// A link with a forbidden target stays plain text.
parser.validateLink = isLinkTarget;
parser.normalizeLink = (address) => address;

/** Parses Markdown for display. The result is a tree, never HTML: the page creates elements from it. */
export function blocksOf(markdown: string): Block[] {
  return new TokenReader(parser.parse(markdown, {})).blocks();
}

/** Reads the parser's flat list of tokens, in which a list and its items end with a token of their own. */
class TokenReader {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** Reads up to the end of the enclosing item. */
  blocks(): Block[] {
    const blocks: Block[] = [];
    for (let token = this.#take(); token && token.type !== 'list_item_close'; token = this.#take()) {
      if (token.type === 'inline') blocks.push({ kind: 'paragraph', of: inlinesOf(token.children ?? []) });
      if (token.type === 'bullet_list_open') blocks.push({ kind: 'bullets', items: this.#items() });
      if (token.type === 'ordered_list_open') blocks.push({ kind: 'numbers', items: this.#items() });
    }
    return blocks;
  }

  #items(): Block[][] {
    const items: Block[][] = [];
    while (this.#take()?.type === 'list_item_open') items.push(this.blocks());
    return items;
  }

  #take(): Token | undefined {
    const token = this.#tokens[this.#next];
    this.#next += 1;
    return token;
  }
}

/** Without recursion: a line may have a thousand stars. Nested bold is bold. */
function inlinesOf(tokens: readonly Token[]): Inline[] {
  const all: Inline[] = [];
  const stack = [all];
  let bold = 0;
  const add = (inline: Inline) => addTo(stack.at(-1) ?? all, inline);
  const begin = (of: Inline[], inline: Inline) => {
    add(inline);
    stack.push(of);
  };
  for (const token of tokens) {
    if (token.type === 'strong_open') {
      const of: Inline[] = [];
      if (bold === 0) begin(of, { bold: of });
      bold += 1;
    } else if (token.type === 'strong_close') {
      bold -= 1;
      if (bold === 0) stack.pop();
    } else if (token.type === 'link_open') {
      const of: Inline[] = [];
      begin(of, { to: String(token.attrGet('href') ?? ''), of });
    } else if (token.type === 'link_close') stack.pop();
    else if (token.type.endsWith('break')) add({ break: true });
    else add(token.type.startsWith('em_') ? token.markup : token.content);
  }
  return all;
}

/** Merges adjacent texts. */
function addTo(inlines: Inline[], inline: Inline): void {
  const last = inlines.at(-1);
  if (inline === '') return;
  if (typeof inline === 'string' && typeof last === 'string') inlines[inlines.length - 1] = last + inline;
  else inlines.push(inline);
}
