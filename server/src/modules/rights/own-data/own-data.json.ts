import { inPortions } from '../../../next-turn.ts';
import type { OwnData } from './collect-own-data.ts';
import { rowsAtOnce } from './in-steps.ts';

/** The output of `JSON.stringify(data, null, 2)`, written in steps. */
export async function ownDataJson(data: OwnData): Promise<string> {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(data)) {
    const text = Array.isArray(value) ? await listText(value) : indent(JSON.stringify(value, null, 2));
    parts.push(`  ${JSON.stringify(name)}: ${text}`);
  }
  return `{\n${parts.join(',\n')}\n}`;
}

async function listText(entries: readonly unknown[]): Promise<string> {
  const texts = await inPortions(entries, rowsAtOnce, (some) =>
    some.map((entry) => `\n    ${indent(indent(JSON.stringify(entry, null, 2)))}`),
  );
  return texts.length === 0 ? '[]' : `[${texts.join(',')}\n  ]`;
}

/** JSON strings contain no line break. */
function indent(text: string): string {
  return text.replaceAll('\n', '\n  ');
}
