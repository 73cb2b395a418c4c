import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument, Operation, PathItem, Response } from '../../src/http/openapi/openapi.ts';

/** What a call was answered, as `inject` has it. */
export interface GivenAnswer {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Holds answers against the document: its own words, read by a validator that is not ours. */
export class AnswerBook {
  readonly #document: OpenApiDocument;
  readonly #ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(document: OpenApiDocument) {
    this.#document = document;
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(document, 'park');
  }

  /** @returns what is wrong with the answer; null if the document says that it may be so */
  faultOf(method: string, path: string, answer: GivenAnswer): string | null {
    const operation = operationOf(this.#document.paths[path], method);
    if (!operation) return 'the document knows no such call';
    const response = operation.responses[String(answer.statusCode)];
    if (!response) return `${answer.statusCode} is not documented: ${answer.body}`;
    return this.#faultOfBody(`${pointerTo(method, path)}/responses/${answer.statusCode}`, response, answer);
  }

  #faultOfBody(pointer: string, { content }: Response, { headers, body }: GivenAnswer): string | null {
    if (!content) return body === '' ? null : `there should be no body: ${body}`;
    const type = String(headers['content-type']).split(';')[0] ?? '';
    if (!content[type]) return `${type} is not documented`;
    const value: unknown = type === 'application/json' ? JSON.parse(body) : body;
    const validate = this.#validator(`${pointer}/content/${escaped(type)}/schema`);
    return validate(value) ? null : `${this.#ajv.errorsText(validate.errors)}: ${body}`;
  }

  #validator(pointer: string): ValidateFunction {
    const known = this.#compiled.get(pointer);
    if (known) return known;
    const made = this.#ajv.compile({ $ref: `park#${pointer}` });
    this.#compiled.set(pointer, made);
    return made;
  }
}

export function operationOf(item: PathItem | undefined, method: string): Operation | undefined {
  const found = item?.[method.toLowerCase()] ?? item?.additionalOperations?.[method];
  return found as Operation | undefined;
}

/** Fastify's way of writing a path in the document's. */
export function pathOf(url: string): string {
  return url.replace(/:(\w+)/g, '{$1}');
}

function pointerTo(method: string, path: string): string {
  const place = method === 'SEARCH' ? `additionalOperations/${method}` : method.toLowerCase();
  return `/paths/${escaped(path)}/${place}`;
}

/** For a JSON pointer in an address. */
function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
