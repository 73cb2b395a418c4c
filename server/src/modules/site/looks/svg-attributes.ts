import type { SaxesAttributeNS } from 'saxes';
import { unsafeLogo } from './logo-errors.ts';
import { geometry, looks, ownPart, partName, plainValue } from './svg-vocabulary.ts';

const linkSpace = 'http://www.w3.org/1999/xlink';

/** The allowed attributes of an element, with values that only affect its drawing. @throws UNSUPPORTED_MEDIA_TYPE */
export function safeAttributes(attributes: Record<string, SaxesAttributeNS>): [string, string][] {
  return Object.values(attributes).flatMap(({ uri, local, name, value }) => {
    if (/^on/i.test(local)) throw unsafeLogo(name);
    if (local === 'href' && (uri === '' || uri === linkSpace)) return ownReference(value);
    if (uri !== '') return [];
    if (local === 'style') return attributesOfStyle(value);
    if (local === 'id') return partName.test(value) ? [['id', value]] : [];
    return looks.has(local) || geometry.has(local) ? [[local, safeValue(local, value)]] : [];
  });
}

/** A gradient may take the colours of another one. */
function ownReference(value: string): [string, string][] {
  const part = value.trim();
  if (!part.startsWith('#') || !partName.test(part.slice(1))) throw unsafeLogo('href');
  return [['href', part]];
}

/** `style="fill:#000;stroke:none"` as attributes. */
function attributesOfStyle(style: string): [string, string][] {
  return style.split(';').flatMap((declaration): [string, string][] => {
    const [property = '', ...rest] = declaration.split(':');
    const value = rest.join(':').trim();
    const key = property.trim().toLowerCase();
    if (!looks.has(key)) {
      // A reference to another file is refused anywhere.
      if (/url\(|@|expression|\\/i.test(value)) throw unsafeLogo('style');
      return [];
    }
    return [[key, safeValue(key, value)]];
  });
}

function safeValue(name: string, value: string): string {
  const text = value.trim();
  const [, part] = ownPart.exec(text) ?? [];
  if (part) return `url(${part})`;
  if (!plainValue.test(text) || /url\(/i.test(text)) throw unsafeLogo(name);
  return text.replaceAll(/\s+/g, ' ');
}
