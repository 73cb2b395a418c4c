import * as z from 'zod';

/** What Stripe takes of the calls that we make, written from its own description. It is sent as a form: numbers and truths are words there. */
const count = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);
const metadata = z.record(z.string().max(40), z.string().max(500));
const page = z.url().max(5000);

export const newSession = z.strictObject({
  mode: z.literal('payment'),
  client_reference_id: z.string().min(1).max(200),
  metadata,
  line_items: z
    .array(
      z.strictObject({
        quantity: count,
        price_data: z.strictObject({
          currency: z.literal('pln'),
          // The least that Stripe takes is 2 zł.
          unit_amount: count.refine((grosze) => grosze >= 200),
          product_data: z.strictObject({ name: z.string().min(1).max(250) }),
        }),
      }),
    )
    .length(1),
  payment_intent_data: z.strictObject({ description: z.string().max(1000), metadata }),
  adaptive_pricing: z.strictObject({ enabled: z.literal('false') }),
  customer_email: z.email().max(800).optional(),
  locale: z.enum(['pl', 'en']),
  success_url: page,
  cancel_url: page,
  expires_at: count,
});
export type NewSession = z.infer<typeof newSession>;

export const newRefund = z.strictObject({
  payment_intent: z.string().startsWith('pi_'),
  amount: count.refine((grosze) => grosze > 0),
  metadata,
});
export type NewRefund = z.infer<typeof newRefund>;

/** A form with names like `a[b][0][c]`, as what it says. */
export function readForm(text: string): unknown {
  const root: Tree = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    let at = root;
    for (const key of path.slice(0, -1)) {
      const next = at.get(key);
      const child: Tree = next instanceof Map ? next : new Map();
      at.set(key, child);
      at = child;
    }
    at.set(path.at(-1) ?? '', value);
  }
  return plain(root);
}

type Tree = Map<string, Tree | string>;

function plain(tree: Tree | string): unknown {
  if (typeof tree === 'string') return tree;
  const entries = [...tree].map(([key, value]) => [key, plain(value)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
