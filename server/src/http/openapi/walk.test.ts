import * as fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyFor } from '../../../test/support/call.ts';
import { depth } from '../../../test/support/depth.ts';
import { engines } from '../../../test/support/engines.ts';
import { AnswerBook, type GivenAnswer, operationOf, pathOf } from '../../../test/support/openapi-answers.ts';
import { valuesOf } from '../../../test/support/openapi-samples.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';
import { accountCases } from '../../../test/support/permissions/accounts.cases.ts';
import { type Fixture, openFixture } from '../../../test/support/permissions/fixture.ts';
import { readingCases } from '../../../test/support/permissions/reading.cases.ts';
import { writingCases } from '../../../test/support/permissions/writing.cases.ts';
import type { JsonSchema, OpenApiDocument, Operation, Parameter } from './openapi.ts';
import { callsOf } from './page.ts';

const cases = [...accountCases, ...readingCases, ...writingCases];

describe.each(engines)('What the document says holds on $name', (engine) => {
  let fixture: Fixture;
  let document: OpenApiDocument;
  let book: AnswerBook;
  let admin: Person;

  beforeAll(async () => {
    fixture = await openFixture(engine);
    document = (await fixture.app.inject('/docs/openapi.json')).json();
    book = new AnswerBook(document);
  });

  beforeEach(async () => {
    // What is done to make the first Admin takes the role from all others.
    admin = await aPerson(fixture.park, 'Admin');
  });

  test('when everything that people do is done: each call succeeds at least once, in the form it promises', async () => {
    const succeeded = new Set<string>();
    const faults: string[] = [];
    for (const permissionCase of cases) {
      const { route, what, least } = permissionCase;
      const [method = '', url = ''] = route.split(' ');
      const me = await aPerson(fixture.park, least === 'visitor' || least === 'nobody' ? 'User' : least);
      const { headers, ...asked } = await permissionCase.ask(fixture, me);
      const answer = await fixture.app.inject({
        method: method as 'GET',
        url: asked.url,
        headers: { ...keyFor(method, url), ...headers, ...(least === 'visitor' ? {} : me.headers) },
        ...(asked.body ? { payload: asked.body } : {}),
      });
      const fault = book.faultOf(method, pathOf(url), answer);
      if (fault !== null) faults.push(`${route} (${what}): ${fault}`);
      if (answer.statusCode < 300) succeeded.add(`${method} ${pathOf(url)}`);
    }
    expect(faults).toEqual([]);
    const promising = callsOf(document).filter(({ operation }) => mayEndWell(operation));
    expect(succeeded).toEqual(new Set(promising.map(({ method, path }) => `${method} ${path}`)));
  }, 120_000);

  test('when calls are made up from it, by a visitor and by an Admin', async () => {
    for (const { method, path, operation } of callsOf(document)) {
      await fc.assert(
        fc.asyncProperty(inputs(operation), fc.boolean(), async (input, isAdmin) => {
          // What is done to accounts may be the end of one's own.
          const me = path.startsWith('/users') ? await aPerson(fixture.park, 'Admin') : admin;
          const answer = await send(method, path, input, isAdmin ? me.headers : {});
          const faults = [book.faultOf(method, path, answer), isAdmin ? malformed(answer) : null];
          expect({ method, path, input, faults }).toEqual({ method, path, input, faults: [null, null] });
        }),
        { numRuns: method === 'GET' || method === 'SEARCH' ? depth.readCalls : depth.writeCalls },
      );
    }
  });

  test('to the edge: every word and limit of a query is taken, and nothing beyond', async () => {
    const ask = async (path: string, key: string, value: unknown) =>
      (await fixture.app.inject({ url: `${path}?${key}=${String(value)}`, headers: admin.headers }))
        .statusCode;
    const lists = callsOf(document).filter(({ operation }) =>
      operation.parameters?.some(({ name }) => name === 'groupBy'),
    );
    expect(lists).toHaveLength(14);
    for (const { path, operation } of lists) {
      for (const { name, schema } of operation.parameters ?? []) {
        const { minimum, maxLength, items } = schema as Edges;
        const longest = maxLength === undefined ? [] : ['a'.repeat(maxLength)];
        const taken = minimum === undefined ? [...chunks(items?.enum ?? [], 10), ...longest] : [minimum];
        const answers = await Promise.all(taken.map((value) => ask(path, name, value)));
        const over = longest.length > 0 ? `${longest[0]}a` : 'flavour';
        const beyond = await ask(path, name, minimum === undefined ? over : minimum - 1);
        expect({ path, name, answers }).toEqual({ path, name, answers: taken.map(() => 200) });
        expect([path, name, beyond >= 400]).toEqual([path, name, true]);
      }
    }
  });

  interface Edges {
    minimum?: number;
    maxLength?: number;
    items?: { enum: string[] };
  }

  interface Input {
    query: Record<string, unknown>;
    id: string;
    body: object | undefined;
  }

  function inputs({ parameters = [], requestBody }: Operation): fc.Arbitrary<Input> {
    const asked = parameters.filter((parameter) => parameter.in === 'query');
    const query: JsonSchema = {
      type: 'object',
      properties: Object.fromEntries(asked.map(({ name, schema }) => [name, schema])),
      required: asked.filter(({ required }) => required).map(({ name }) => name),
    };
    const { schema } = requestBody?.content['application/json'] ?? {};
    return fc.record<Input>({
      query: valuesOf(document, query) as fc.Arbitrary<Input['query']>,
      id: fc.oneof(fc.constantFrom('1', '2', '999'), fc.uuid()),
      body: schema ? valuesOf(document, schema).map(sentBody) : fc.constant(undefined),
    });
  }

  async function send(method: string, path: string, { query, id, body }: Input, headers: object) {
    const { parameters = [] } = operationOf(document.paths[path], method) ?? {};
    const asked = withoutStraySort(query);
    const search = new URLSearchParams(
      parameters.flatMap((parameter) => written(parameter, asked[parameter.name])),
    );
    const filled = path
      .replace('{collection}', 'Nothing')
      .replace('{id}', id)
      .replace('{account}', id)
      .replace('icons/{name}', 'icons/icon.svg')
      .replace('{name}', 'terms')
      .replace('{version}', '1');
    return fixture.app.inject({
      method: method as 'GET',
      url: search.size > 0 ? `${filled}?${search.toString()}` : filled,
      headers: { ...keyFor(method, path), ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
  }
});

/** As a query takes them, joined by commas. */
function chunks(words: readonly string[], size: number): string[] {
  return words.length === 0 ? [] : [words.slice(0, size).join(','), ...chunks(words.slice(size), size)];
}

function mayEndWell({ responses }: Operation): boolean {
  return Object.keys(responses).some((status) => status.startsWith('2'));
}

function written({ name }: Parameter, value: unknown): [string, string][] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return [[name, (value as string[]).join(',')]];
  return [[name, typeof value === 'string' ? value : JSON.stringify(value)]];
}

/** That groups are sorted by what they are grouped by is a rule between two keys, which no schema says. */
function withoutStraySort(input: object): Record<string, unknown> {
  const { sort, ...rest } = input as Record<string, unknown>;
  const isGrouped = rest['aggregate'] !== undefined || rest['groupBy'] !== undefined;
  return isGrouped || sort === undefined ? rest : { ...rest, sort };
}

/** An input that the document allows is refused for what it asks, never for its form. */
function malformed({ statusCode, body }: GivenAnswer): string | null {
  if (statusCode !== 400) return null;
  const { errors } = JSON.parse(body) as {
    errors: { extensions: { code: string; field?: string; type?: string } }[];
  };
  const isOfForm = errors.some(
    ({ extensions: { code, field, type = '' } }) =>
      code === 'INVALID_PAYLOAD' ||
      code === 'INVALID_QUERY' ||
      // Needed beside some keys of one's own account only, which its description says.
      (formFaults.includes(type) && field !== 'current_password' && !isOfContent(field)),
  );
  return isOfForm ? body : null;
}

/** What may stand in a page's content differs by the page, which no schema of the call says. */
function isOfContent(field = ''): boolean {
  return /^content\b/.test(field);
}

/** Of FAILED_VALIDATION. Others are about what there is (`unbooked`), or one key beside another (`together`, `min`: an end before its start). */
const formFaults = ['required', 'nnull', 'type', 'unknown', 'in', 'email', 'regex'];

function sentBody(made: unknown): object {
  const body = made as { query?: object };
  return body.query ? { ...body, query: withoutStraySort(body.query) } : body;
}
