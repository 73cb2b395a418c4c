import type { Plugin } from 'vite';

const imported = /^import \{([^}]*)\} from '[^']*\.schema(?:\.ts)?';$/gm;

/**
 * The calls of the contract hold the schemas of what goes in and out, which only development and tests read (contract/checks.ts). The built site
 * has calls without them, so that zod and the rules of staff's forms stay out of public pages (docs/decisions/099).
 */
export function leaveOutSchemas(): Plugin {
  return {
    name: 'leave-out-schemas',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/(?:.*\/)?[\w-]+\.ts$/ },
      handler: (code) => ({ code: withoutSchemas(code), map: null }),
    },
  };
}

/**
 * The source of a file of calls without the properties that hold an imported schema.
 * @throws Error where a value uses one otherwise: its import is gone, so the page would stop there
 */
export function withoutSchemas(code: string): string {
  const names = [...code.matchAll(imported)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
  if (names.length === 0) return code;
  const property = new RegExp(`,?\\s*\\w+: (?:${names.join('|')})\\b(?:<\\w+>\\(\\))?`, 'g');
  const calls = code.replace(property, '').replace(imported, '');
  // Types need no import: the build strips them.
  const used = new RegExp(`(?<!typeof )\\b(?:${names.join('|')})\\b`).exec(calls);
  if (used) throw new Error(`A call may use the schema ${used[0]} only as the value of a property.`);
  return calls;
}
