import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';

type Rule = (...facts: never[]) => unknown;

const domain = join(import.meta.dirname, '../../../domain');

/** What no rule says by itself, so that an answer with this code comes from the rule that was turned. */
export const refusal = 'CONTENT_TOO_LARGE';

export interface RefusableRules {
  /** Every function of `domain/` whose name begins with `decide`. */
  names: string[];
  /** The rules that were asked since this was last emptied. */
  asked: Set<string>;
  /** The rule that says no from now on, whatever the facts are; null for none. */
  refuse(name: string | null): void;
}

/**
 * Puts itself before every rule.
 * @param replace puts a module in another's place for all that is imported afterwards: `vi.doMock`, called by the file of
 * tests itself, so that it is known as one that shares its modules with no other.
 */
export async function makeRulesRefusable(
  replace: (file: string, module: object) => void,
): Promise<RefusableRules> {
  const asked = new Set<string>();
  const names: string[] = [];
  let refused: string | null = null;
  const refusable = (name: string, rule: Rule) =>
    ((...facts) => {
      asked.add(name);
      return name === refused ? refusal : rule(...facts);
    }) as Rule;

  for await (const path of glob('**/*.ts', { cwd: domain, exclude: ['node_modules/**', '**/*.test.ts'] })) {
    const file = join(domain, path);
    const module = await vi.importActual<Record<string, unknown>>(file);
    const rules = Object.entries(module).filter(
      (entry): entry is [string, Rule] => /^decide[A-Z]/.test(entry[0]) && typeof entry[1] === 'function',
    );
    if (rules.length === 0) continue;
    names.push(...rules.map(([name]) => name));
    const turned = Object.fromEntries(rules.map(([name, rule]) => [name, refusable(name, rule)]));
    replace(file, { ...module, ...turned });
  }
  return {
    names: names.toSorted(),
    asked,
    refuse(name) {
      refused = name;
    },
  };
}
