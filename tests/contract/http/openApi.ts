import * as v from "valibot";
import type { HttpResponse, Method } from "./client.ts";

const parameter = v.object({
  name: v.string(),
  in: v.string(),
  required: v.optional(v.boolean(), false),
  schema: v.optional(v.object({ enum: v.optional(v.array(v.string())) }), {}),
});
const reference = v.object({ $ref: v.string() });
const content = v.object({
  "application/json": v.optional(v.object({ schema: v.record(v.string(), v.unknown()) })),
});
const operation = v.object({
  operationId: v.optional(v.string()),
  "x-origin": v.optional(v.string()),
  security: v.optional(v.array(v.record(v.string(), v.unknown()))),
  parameters: v.optional(v.array(v.union([parameter, reference])), []),
  requestBody: v.optional(v.object({ content })),
  responses: v.record(v.string(), v.unknown()),
});
const methods = ["get", "post", "put", "delete"] as const;
const methodsInUpperCase = { get: "GET", post: "POST", put: "PUT", delete: "DELETE" } as const;
const document = v.looseObject({
  openapi: v.pipe(v.string(), v.regex(/^3\.1\.\d+$/)),
  paths: v.record(
    v.string(),
    v.object({
      get: v.optional(operation),
      post: v.optional(operation),
      put: v.optional(operation),
      delete: v.optional(operation),
    }),
  ),
});

/** One operation of an OpenAPI document. */
export interface ApiOperation {
  readonly method: Method;
  readonly path: string;
  readonly origin: string | undefined;
  /** Names of the parameters in the path, in their order. */
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly string[];
  /** Whether the call answers nothing without a query. */
  readonly needsQuery: boolean;
  /** The orders that a list can come in. */
  readonly sorts: readonly string[];
  /** Whether the call needs nothing: no key and no token. */
  readonly open: boolean;
  /** Whether the call needs a token. */
  readonly needsToken: boolean;
  /** Whether the call changes a record that If-Match can be about. */
  readonly takesIfMatch: boolean;
  /** JSON Schema of the body, when it takes one. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
  /** JSON pointer of the operation in the document. */
  readonly pointer: string;
}

export interface ApiDocument {
  readonly text: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly operations: readonly ApiOperation[];
}

/** Reads an OpenAPI 3.1 document. @throws Error naming what does not fit */
export function readOpenApi(response: HttpResponse): ApiDocument {
  const read = v.safeParse(document, response.body);
  if (!read.success) {
    const [issue] = read.issues;
    throw new Error(`not an OpenAPI 3.1 document: ${v.getDotPath(issue) ?? ""} ${issue.message}`);
  }
  const operations = Object.entries(read.output.paths).flatMap(([path, item]) =>
    methods.flatMap((name): ApiOperation[] => {
      const described = item[name];
      if (described === undefined) return [];
      const named = described.parameters.filter((entry) => "name" in entry);
      const schemes = (described.security ?? []).flatMap((scheme) => Object.keys(scheme));
      return [
        {
          method: methodsInUpperCase[name],
          path,
          origin: described["x-origin"],
          pathParameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, found]) => found ?? ""),
          queryParameters: named.filter((entry) => entry.in === "query").map((entry) => entry.name),
          needsQuery: named.some((entry) => entry.in === "query" && entry.required),
          sorts: named.find((entry) => entry.in === "query" && entry.name === "sort")?.schema.enum ?? [],
          open: schemes.length === 0,
          needsToken: schemes.includes("bearer"),
          takesIfMatch: described.parameters.some(
            (entry) => "$ref" in entry && entry.$ref.endsWith("/IfMatch"),
          ),
          body: described.requestBody?.content["application/json"]?.schema,
          pointer: `/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${name}`,
        },
      ];
    }),
  );
  return { text: response.text, value: read.output, operations };
}

/** A path without the names of its parameters, which are the author's choice. */
const anonymous = (path: string) => path.replaceAll(/\{\w+\}/g, "{}");

/** The operation that a call means, whatever its parameters are called. */
export function findOperation(document: ApiDocument, method: Method, path: string): ApiOperation | undefined {
  return document.operations.find(
    (operation) => operation.method === method && anonymous(operation.path) === anonymous(path),
  );
}
