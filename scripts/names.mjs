/**
 * Participles that do not name a value: `asked` may be a question, a request or a person.
 * Field names are exempt, because the API and the database have some, and so is a mail's unit, which has the name of its kind.
 */
const bare =
  'asked|booked|bought|chosen|drawn|given|heard|held|kept|known|made|meant|moved|opened|paid|said|seen|sent|shown|standing|taken|told|tried|typed|unsent|untold|used|wanted|written';
const declared = new RegExp(
  String.raw`\b(?:const|let|function)\s+(${bare})\b(?!: MailUnit)|(?<![\w.])\(?\b(${bare})\b\)?\s*=>|\((${bare})\s*:\s`,
  'g',
);
const product = /^(?:domain|contract|server\/src|web\/src)\/.*(?<!\.test|\.fixtures|\.d)\.tsx?$/;

/** @returns {string[]} a sentence for each value of the product that a bare participle names */
export function bareNameFaults(name, text) {
  if (!product.test(name)) return [];
  return [...text.matchAll(declared)].map((match) => {
    const line = text.slice(0, match.index).split('\n').length;
    const word = match.slice(1).find(Boolean);
    return `${name}:${line} calls a value '${word}'; name what it is.`;
  });
}

/** The web and the server may each have a type of the same name; both know domain and contract. */
const sides = [/^(?:domain|contract|server\/src)\//, /^(?:domain|contract|web\/src)\//];
const exported = /^export (?:abstract )?(?:interface|type|class|enum) (\w+)/gm;

/**
 * @param {readonly { name: string, text: string }[]} files
 * @returns {string[]} a sentence for each name that is used for two types
 */
export function typeNameFaults(files) {
  const faults = sides.flatMap((side) => {
    const places = new Map();
    for (const { name, text } of files) {
      if (!product.test(name) || !side.test(name)) continue;
      for (const [, type] of text.matchAll(exported)) places.set(type, [...(places.get(type) ?? []), name]);
    }
    return [...places]
      .filter(([, names]) => names.length > 1)
      .map(([type, names]) => `${type} is a type in ${names.join(' and ')}; give each its own name.`);
  });
  return [...new Set(faults)];
}
