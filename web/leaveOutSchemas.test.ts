import { expect, test } from 'vitest';
import { withoutSchemas } from './leaveOutSchemas.ts';

const calls = `
import type { Call } from '../call.ts';
import { newSlot, type SlotRow, slotRow } from './slots.schema.ts';

export const slotCollection = { name: 'Slot', row: slotRow } as const satisfies Collection;

export const createSlotCall = {
  method: 'POST',
  path: '/items/Slot',
  body: newSlot,
  answer: slotRow,
} as const satisfies Call;

export function readSlotRow(row: SlotRow): Slot {
  return { id: row.id };
}
`;

test('The built site has calls without their schemas', () => {
  const built = withoutSchemas(calls);
  expect(built).toContain("slotCollection = { name: 'Slot' } as const");
  expect(built).toMatch(/path: '\/items\/Slot',\s*\} as const/);
  expect(built).toContain('readSlotRow(row: SlotRow)');
  expect(built).not.toMatch(/^import \{/m);
  expect(built).not.toMatch(/: (?:newSlot|slotRow)\b/);
});

test('A schema that is used otherwise stops the build, which would leave its name without an import', () => {
  const imports = "import { slotRow } from './slots.schema.ts';\n";
  expect(() => withoutSchemas(`${imports}export const rows = { answer: z.array(slotRow) };`)).toThrow(
    'slotRow',
  );
  expect(() => withoutSchemas(`${imports}export const parse = () => slotRow.parse({});`)).toThrow('slotRow');
  expect(withoutSchemas(`${imports}export interface Calls { read: typeof slotRow }`)).toContain(
    'typeof slotRow',
  );
});

test('A file without schemas stays as it is', () => {
  const code = "import { toPln } from './money.ts';\nexport const a = { b: toPln };\n";
  expect(withoutSchemas(code)).toBe(code);
});
