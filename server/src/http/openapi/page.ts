import { escapeHtml } from '../../escape-html.ts';
import type { JsonSchema, OpenApiDocument, Operation, Parameter, Response } from './openapi.ts';
import { schemaText } from './schema-text.ts';

/** The document as a page without scripts: chapters, collapsible calls, schemas that link to each other. */
export function writePage(document: OpenApiDocument): string {
  const calls = callsOf(document);
  const chapters = document.tags.map(({ name, description }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name));
    return `<section aria-labelledby="${anchor(name)}"><h2 id="${anchor(name)}">${escapeHtml(name)}</h2><p>${prose(description)}</p>${own.map(callPart).join('')}</section>`;
  });
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `<h3 id="schema-${name}">${name}</h3>${schemaPart(schema)}`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(document.info.title)}: calls of the server</title>
<link rel="stylesheet" href="/docs/style.css">
<main>
<h1>${escapeHtml(document.info.title)}</h1>
<p>${prose(document.info.description)} <a href="/docs/openapi.json">OpenAPI ${document.openapi}</a></p>
<nav aria-label="Chapters"><ul>${document.tags.map(({ name }) => `<li><a href="#${anchor(name)}">${escapeHtml(name)}</a></li>`).join('')}</ul></nav>
${chapters.join('\n')}
<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>${schemas.join('')}</section>
</main>
</html>
`;
}

export const docsStyle = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif;accent-color:#0f8b9d}
body{margin:0}
main{max-width:60rem;margin:auto;padding:1rem}
a{color:light-dark(#0b6b7a,#6fd3e2)}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}
summary{padding:.5rem;cursor:pointer;overflow-wrap:anywhere}
details{margin:.25rem 0;border:1px solid light-dark(#c3d0d4,#3d525a);border-radius:.5rem}
details>div{padding:0 1rem 1rem}
code,pre{font-family:ui-monospace,monospace;font-size:.875rem}
pre{padding:.75rem;overflow:auto;white-space:pre-wrap;border-radius:.5rem;background:light-dark(#eef4f6,#10242c)}
table{width:100%;border-collapse:collapse;table-layout:fixed}
th:first-child{width:6rem}
th,td{overflow-wrap:anywhere;padding:.25rem .5rem;text-align:left;vertical-align:top;border-bottom:1px solid light-dark(#c3d0d4,#3d525a)}
`;

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** All operations, in the order of their paths. */
export function callsOf({ paths }: OpenApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, { additionalOperations, ...plain }]) =>
    Object.entries({ ...plain, ...additionalOperations }).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: operation as Operation,
    })),
  );
}

function callPart({ method, path, operation }: Call): string {
  const body = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schemaPart(schema));
  const answers = Object.entries(operation.responses).map(answerPart);
  return `<details id="${operation.operationId}"><summary><code>${method} ${escapeHtml(path)}</code> ${escapeHtml(operation.summary)}</summary><div>
${operation.description === undefined ? '' : `<p>${prose(operation.description)}</p>`}
${operation.parameters ? parameterTable(operation.parameters) : ''}
${body.length > 0 ? `<h3>Body</h3>${body.join('')}` : ''}
<h3>Answers</h3><table><thead><tr><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead><tbody>${answers.join('')}</tbody></table>
</div></details>`;
}

function parameterTable(parameters: readonly Parameter[]): string {
  const rows = parameters.map(
    ({ name, description, required, schema }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code>${required ? ' (required)' : ''}</th><td>${description === undefined ? '' : `<p>${prose(description)}</p>`}${schemaPart(schema)}</td></tr>`,
  );
  return `<h3>Parameters</h3><table><thead><tr><th scope="col">Name</th><th scope="col">Value</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function answerPart([status, { description, content }]: [string, Response]): string {
  const types = Object.entries(content ?? {}).map(([type, { schema }]) =>
    Number(status) < 400 ? `<p>${escapeHtml(type)}</p>${schemaPart(schema)}` : '',
  );
  return `<tr><th scope="row">${status}</th><td>${prose(description)}${types.join('')}</td></tr>`;
}

/** Marks names of schemas by a character that no schema contains, until the rest is escaped. */
function schemaPart(schema: JsonSchema): string {
  const html = escapeHtml(schemaText(schema, (name) => `\0${name}\0`));
  return `<pre tabindex="0">${html.replace(/\0(\w+)\0/g, '<a href="#schema-$1">$1</a>')}</pre>`;
}

/** Text in backticks is code. */
function prose(plain: string): string {
  return escapeHtml(plain).replace(/`([^`]*)`/g, '<code>$1</code>');
}

function anchor(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
