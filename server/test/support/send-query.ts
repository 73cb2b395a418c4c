import type { FastifyInstance } from 'fastify';
import type { Person } from './people.ts';

/** The ways in which one query can be sent. */
export const forms = ['json', 'brackets', 'search'] as const;
export type Form = (typeof forms)[number];

/** Asks as this person. Lists like `sort` and `fields` go joined by commas, or in brackets. */
export async function send(app: FastifyInstance, url: string, form: Form, who: Person | null, query: object) {
  const headers = who?.headers ?? {};
  if (form === 'search') {
    return app.inject({ method: 'SEARCH' as 'GET', url, headers, payload: { query } });
  }
  const parts = Object.entries(query).flatMap(([key, value]) =>
    form === 'json' ? [`${key}=${inJson(value)}`] : brackets(key, value),
  );
  return app.inject({ url: `${url}?${parts.join('&')}`, headers });
}

function inJson(value: unknown): string {
  return encodeURIComponent(Array.isArray(value) ? value.join(',') : written(value));
}

/** `{a:{_in:[1,2]}}` as `filter[a][_in][0]=1&filter[a][_in][1]=2`. */
function brackets(path: string, value: unknown): string[] {
  if (Array.isArray(value) && value.length === 0) return [`${path}=`];
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => brackets(`${path}[${key}]`, inner));
  }
  return [`${path}=${encodeURIComponent(written(value))}`];
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
