/**
 * Imitates browsers' translators: replaces each text node, also later ones, with a new one inside `<font><font>`. The text stays the same, so a
 * translated page must behave like any other. Runs inside the page, so it uses nothing from outside.
 */
export function translateLikeABrowser(): void {
  const skippedTags = 'font, script, style, noscript, textarea, title, [translate=no]';

  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [root, ...nodesOf(walker)].filter((node) => node instanceof Text);
    for (const text of texts) {
      if (!text.isConnected || text.data.trim() === '' || text.parentElement?.closest(skippedTags)) continue;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(outer);
    }
  };

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- It runs inside the page with the rest.
  function nodesOf(walker: TreeWalker): Node[] {
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    return nodes;
  }

  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  translate(document);
}
