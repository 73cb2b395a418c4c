import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import * as z from 'zod';
import type { Sent } from './fake-przelewy24.ts';
import { refunding, registration, verification } from './przelewy24.schema.ts';

/** Przelewy24's own description of its calls in the file that `P24_OPENAPI` names; without one, ours. */
export function readDescription(file: string | undefined): Description {
  return new Description(file === undefined ? ours() : parse(readFileSync(file, 'utf8')));
}

function call(schema: z.ZodType): object {
  return { requestBody: { content: { 'application/json': { schema: z.toJSONSchema(schema) } } } };
}

function ours(): object {
  return {
    paths: {
      '/api/v1/transaction/register': { post: call(registration) },
      '/api/v1/transaction/verify': { put: call(verification) },
      '/api/v1/transaction/refund': { post: call(refunding) },
    },
  };
}

class Description {
  readonly #ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });

  constructor(document: object) {
    addFormats.default(this.#ajv);
    this.#ajv.addFormat('int64', true);
    this.#ajv.addSchema(document, 'provider');
  }

  /** @returns what is wrong with what was sent; empty if it may be so. @throws where the description knows no such call */
  faultOf({ method, path, body }: Sent): string {
    const pointer = [
      'paths',
      path,
      method.toLowerCase(),
      'requestBody',
      'content',
      'application/json',
      'schema',
    ]
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const validate = this.#ajv.compile({ $ref: `provider#/${pointer}` });
    return validate(body) ? '' : this.#ajv.errorsText(validate.errors);
  }
}
