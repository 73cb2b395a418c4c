import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LegalPage } from '@cablepark/domain/legal/legal.schema';
import type { Language } from '@cablepark/domain/time/display';
import type { Block, Inline } from '@cablepark/domain/words/blocks';
import { blocksOf } from '@cablepark/domain/words/markdown';
import type { AppContext } from '../../../context.ts';
import { findVersion } from '../../site/content/index.ts';

/** The terms that a rider accepted, as plain text. */
export interface TermsText {
  /** Null if the account has no version: then these are the current terms. */
  version: number | null;
  inForceFrom: string | null;
  text: string;
}

/** Caches the text, because a version never changes. By park: tests run several in one process. */
const textCaches = new WeakMap<AppContext['pageContents'], Map<string, string>>();
/** The most versions and languages in the cache; the oldest is evicted first. */
const mostKept = 20;

/** @param account the consumer of the contract (docs/decisions/052) */
export async function acceptedTerms(
  context: AppContext,
  account: string,
  language: Language,
): Promise<TermsText> {
  const { store, pageContents } = context;
  const row = await store.db
    .selectFrom('account')
    .select('terms_version')
    .where('id', '=', account)
    .executeTakeFirst();
  const version = row?.terms_version ?? null;
  const acceptedVersion = version === null ? null : await findVersion(store.db, 'terms', version);
  const now = (await pageContents.read()).terms;
  const page = acceptedVersion ?? now.content;
  const text = await textOfVersion(context, page, {
    version: acceptedVersion ? version : now.version,
    language,
  });
  return { version: acceptedVersion ? version : null, inForceFrom: page.inForceFrom, text };
}

async function textOfVersion(
  { pageContents, config }: AppContext,
  page: LegalPage,
  { version, language }: { version: number | null; language: Language },
): Promise<string> {
  const cache = textCaches.get(pageContents) ?? new Map<string, string>();
  textCaches.set(pageContents, cache);
  const key = `${version}:${language}`;
  const cachedText = cache.get(key);
  if (cachedText !== undefined) return cachedText;
  const text = await textOf(page, language, config.publicUrl);
  const [oldest] = cache.keys();
  if (cache.size >= mostKept && oldest !== undefined) cache.delete(oldest);
  cache.set(key, text);
  return text;
}

async function textOf({ sections }: LegalPage, language: Language, publicUrl: string): Promise<string> {
  const other = language === 'pl' ? 'en' : 'pl';
  const parts: string[] = [];
  for (const { heading, text } of sections) {
    parts.push(heading[language] || heading[other]);
    parts.push(...blocksOf(text[language] || text[other]).map((block) => blockText(block, publicUrl)));
    // Terms may be long: yields to the event loop between two sections.
    await nextTurn();
  }
  return parts.filter(Boolean).join('\n\n');
}

function blockText(block: Block, publicUrl: string): string {
  if (block.kind === 'paragraph') return inlineText(block.of, publicUrl);
  return block.items
    .map((item, index) => {
      const sign = block.kind === 'numbers' ? `${index + 1}.` : '–';
      return `${sign} ${item.map((each) => blockText(each, publicUrl)).join('\n  ')}`;
    })
    .join('\n');
}

function inlineText(inlines: readonly Inline[], publicUrl: string): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if ('bold' in inline) return inlineText(inline.bold, publicUrl);
      if ('to' in inline) {
        const { to, of } = inline;
        return `${inlineText(of, publicUrl)} (${to.startsWith('/') ? publicUrl : ''}${to})`;
      }
      return '\n';
    })
    .join('');
}
