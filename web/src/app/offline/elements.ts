type Child = Node | string | null;

/** An element with its children; texts are only ever text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children.filter((child) => child !== null));
  return node;
}

const svg = 'http://www.w3.org/2000/svg';

export function drawing(
  attributes: Record<string, string>,
  parts: readonly [string, object][],
): SVGSVGElement {
  const node = document.createElementNS(svg, 'svg');
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  for (const [tag, of] of parts) {
    const part = document.createElementNS(svg, tag);
    for (const [name, value] of Object.entries(of)) part.setAttribute(name, String(value));
    node.append(part);
  }
  return node;
}
