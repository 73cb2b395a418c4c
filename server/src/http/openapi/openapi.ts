/** The subset of OpenAPI 3.2 in our document. */
export type JsonSchema = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  description?: string;
  style?: 'deepObject' | 'form';
  explode?: boolean;
  schema: JsonSchema;
}

/** The query language's documentation: it has a parser of its own, outside the route's schema. */
export interface QueryDocs {
  parameters: readonly Parameter[];
  /** The body of the method SEARCH, in place of the parameters. */
  body?: JsonSchema;
  /** Named parts that the parameters reference. */
  schemas: Readonly<Record<string, JsonSchema>>;
}

export interface MediaTypes {
  [type: string]: { schema: JsonSchema };
}

export interface Response {
  description: string;
  content?: MediaTypes;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: MediaTypes };
  responses: Record<string, Response>;
}

export interface PathItem {
  [method: string]: Operation | Record<string, Operation> | undefined;
  /** Methods without a field of their own in OpenAPI: SEARCH. */
  additionalOperations?: Record<string, Operation>;
}

export interface OpenApiDocument {
  openapi: '3.2.0';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, JsonSchema>;
    securitySchemes: Record<
      string,
      { type: 'http'; scheme: string; bearerFormat: string; description: string }
    >;
  };
}
