import { createHash } from 'node:crypto';
import { parseSync } from 'vite';

/** One small fault that can be put into a file. */
export interface Mutant {
  /** Path in the repository. */
  file: string;
  line: number;
  /** What is replaced, by offsets in the file. */
  start: number;
  end: number;
  before: string;
  after: string;
  /** The same for the same piece of code, wherever in its file it stands. */
  key: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

const operators: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '&&': '||',
  '||': '&&',
};

/** Types are no code that runs; what stands around an expression is looked through. */
const transparent = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** Every fault of ours that fits into a file's functions; what runs when the file is read is left out: no test alone reaches it. */
export function mutantsOf(file: string, code: string): Mutant[] {
  const found: Omit<Mutant, 'key'>[] = [];
  const text = ({ start, end }: Node) => code.slice(start, end);
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length;
  const add = (node: Node, after: string) =>
    found.push({
      file,
      line: lineAt(node.start),
      start: node.start,
      end: node.end,
      before: text(node),
      after,
    });

  function mutate(node: Node): void {
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
      const [left, right] = [node['left'] as Node, node['right'] as Node];
      const other = operators[String(node['operator'])];
      if (other && !isText(left) && !isText(right)) add(node, `(${text(left)}) ${other} (${text(right)})`);
      if (node['operator'] === '??') add(node, `(${text(right)})`);
    }
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression')
      for (const value of ['true', 'false']) add(node['test'] as Node, value);
    if (node.type === 'UnaryExpression' && node['operator'] === '!')
      add(node, text(node['argument'] as Node));
    if (node.type === 'Literal' && typeof node['value'] === 'boolean') add(node, String(!node['value']));
    if (node.type === 'Literal' && typeof node['value'] === 'number') add(node, String(node['value'] + 1));
    if (node.type === 'ExpressionStatement') add(node, ';');
  }

  function walk(node: Node, isInFunction: boolean): void {
    if (node.type.startsWith('TS') && !transparent.has(node.type)) return;
    if (isInFunction) mutate(node);
    const inside = isInFunction || functions.has(node.type);
    for (const [name, value] of Object.entries(node)) {
      // A key names something; it is no value.
      if (name === 'key' && !node['computed']) continue;
      for (const child of [value].flat()) if (isNode(child)) walk(child, inside);
    }
  }

  walk(parseSync(file, code).program as unknown as Node, false);
  return withKeys(found);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** `+` joins texts, and `-` of texts would be no likely slip. */
function isText({ type, value }: Node): boolean {
  return type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');
}

function withKeys(found: readonly Omit<Mutant, 'key'>[]): Mutant[] {
  const times = new Map<string, number>();
  return found.map((mutant) => {
    const name = `${mutant.file}: ${mutant.before} → ${mutant.after}`;
    const time = times.get(name) ?? 0;
    times.set(name, time + 1);
    return { ...mutant, key: `${name} #${time}` };
  });
}

/** So many of them, by a seed. Two versions of the code give the same ones, but where the code itself differs. */
export function drawn(mutants: readonly Mutant[], count: number, seed: string): Mutant[] {
  const lot = ({ key }: Mutant) => createHash('sha256').update(`${seed} ${key}`).digest('hex');
  return mutants
    .map((mutant) => ({ mutant, lot: lot(mutant) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}
