import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import type { Operation } from "./http/operation.ts";
import { entriesOf, messagesOf } from "./http/ruleMessages.ts";
import { isJsonObject, type JsonObject } from "./json.ts";
import { resources } from "./resources.ts";

const records: Readonly<Record<string, v.GenericSchema>> = Object.assign(
  {},
  ...resources.map((resource) => resource.records ?? {}),
);

/** One schema of the contract: what a caller may send, or what comes back. */
function schemaOf(schema: v.GenericSchema, definitions = records): JsonObject {
  const {
    $schema: _dialect,
    $defs: _definitions,
    ...converted
  } = toJsonSchema(schema, {
    target: "draft-2020-12",
    typeMode: "input",
    // Checks in code (a calendar date, a total) have no counterpart in JSON Schema and are left out.
    errorMode: "ignore",
    definitions,
    // Messages stand with the limits of what is sent (`sentSchema`).
    ignoreActions: ["metadata"],
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  return converted;
}

/** One schema written out, without references to records, for the page that people read. */
export function describeSchema(schema: v.GenericSchema): JsonObject {
  return schemaOf(schema, {});
}

/** What a caller may send, with the messages of each field beside its limits (docs/testing.md). */
function sentSchema(schema: v.GenericSchema): JsonObject {
  const converted = schemaOf(schema);
  const required = Array.isArray(converted["required"]) ? converted["required"] : [];
  const properties: Record<string, unknown> = {};
  for (const [name, rule] of Object.entries(entriesOf(schema))) {
    const limits = isJsonObject(converted["properties"]) ? converted["properties"][name] : {};
    const missing = required.includes(name) ? { required: `${name} is required` } : {};
    properties[name] = Object.assign({}, limits, { "x-messages": { ...missing, ...messagesOf(rule) } });
  }
  return { ...converted, properties };
}

function parameters(operation: Operation): JsonObject[] {
  const found: JsonObject[] = [];
  for (const [location, schema] of [
    ["path", operation.params],
    ["query", operation.query],
  ] as const) {
    if (schema === undefined) continue;
    const converted = sentSchema(schema);
    const properties = isJsonObject(converted["properties"]) ? converted["properties"] : {};
    const required = Array.isArray(converted["required"]) ? converted["required"] : [];
    for (const [name, described] of Object.entries(properties)) {
      const { description, ...schema } = isJsonObject(described) ? described : {};
      found.push({
        name,
        in: location,
        required: location === "path" || required.includes(name),
        ...(description !== undefined && { description }),
        schema,
      });
    }
  }
  return found;
}

const failure = { $ref: "#/components/schemas/Failure" };
const failed = (description: string): JsonObject => ({
  description,
  content: { "application/json": { schema: failure } },
});

function describe(operation: Operation): JsonObject {
  const given = parameters(operation);
  const optional = [
    ...(operation.writes
      ? [{ $ref: "#/components/parameters/Actor" }, { $ref: "#/components/parameters/ActingFor" }]
      : []),
    ...(operation.tag === "signin" ? [{ $ref: "#/components/parameters/ClientAddress" }] : []),
    ...(operation.isKeyed ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
    ...(operation.isEdit ? [{ $ref: "#/components/parameters/IfMatch" }] : []),
    ...(operation.method === "GET" ? [{ $ref: "#/components/parameters/IfNoneMatch" }] : []),
  ];
  return {
    operationId: operationId(operation),
    tags: [operation.tag],
    summary: operation.summary,
    "x-origin": operation.origin,
    security: {
      open: [],
      key: [{ apiKey: [], apiVersion: [] }],
      token: [{ apiKey: [], apiVersion: [], bearer: [] }],
    }[operation.access],
    parameters: [...given, ...optional],
    ...(operation.body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: sentSchema(operation.body) } },
      },
    }),
    responses: {
      [operation.status]: {
        description: "Done",
        content: { "application/json": { schema: schemaOf(operation.response) } },
      },
      "4XX": failed("Refused: the message says why"),
      "5XX": failed("The service failed"),
    },
  };
}

function operationId({ method, path }: Operation): string {
  return [method.toLowerCase(), ...path.split("/").filter((part) => part !== "" && part !== "v1")]
    .map((part) => part.replaceAll(/[{}]/g, ""))
    .join("_");
}

/** The records themselves: converted without references, because a schema must not refer to itself alone. */
function describeRecords(): JsonObject {
  return Object.fromEntries(Object.entries(records).map(([name, schema]) => [name, schemaOf(schema, {})]));
}

/**
 * The contract of the service, OpenAPI 3.1, from the definitions that validate.
 * Header names are the defaults; an operator may rename the two (API_KEY_HEADER, API_VERSION_HEADER).
 */
export function describeService(): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const resource of resources)
    for (const operation of resource.operations)
      (paths[operation.path] ??= {})[operation.method.toLowerCase()] = describe(operation);
  const header = (name: string, description: string): JsonObject => ({
    name,
    in: "header",
    required: false,
    description,
    schema: { type: "string" },
  });
  return {
    openapi: "3.1.0",
    info: {
      title: "Commerce service",
      version: "1",
      description:
        "The documented calls of the commerce console and their extensions. Each operation carries x-origin: document-1, document-2 or extension.",
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: "apiKey", in: "header", name: "x-api-key" },
        apiVersion: { type: "apiKey", in: "header", name: "x-api-version" },
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      },
      parameters: {
        Actor: header("X-Actor", "Who acts, for the audit trail; at most 200 characters"),
        ActingFor: header(
          "X-Acting-For",
          "What acts in their name, for the audit trail: `token:` and the token's name; percent-encoded UTF-8, at most 200 characters",
        ),
        ClientAddress: header(
          "X-Client-Address",
          "Where the person is, when a gateway calls for them: failed sign-ins are counted by it",
        ),
        ClientDevice: header(
          "X-Client-Device",
          "What the person sits at, for the sign-in history, such as `Firefox on Windows`; at most 60 characters",
        ),
        IdempotencyKey: header(
          "Idempotency-Key",
          "The same key and call within 24 hours give the first answer again",
        ),
        IfMatch: header("If-Match", "Refused with 412 unless the record still has this ETag"),
        IfNoneMatch: header("If-None-Match", "Answered with 304 while the answer still has this ETag"),
      },
      schemas: {
        ...describeRecords(),
        Failure: {
          type: "object",
          required: ["statusCode", "error", "message"],
          properties: {
            statusCode: { type: "integer" },
            error: {
              description: "The name of the status; for POST /signin an object with the message",
              anyOf: [
                { type: "string" },
                { type: "object", required: ["message"], properties: { message: { type: "string" } } },
              ],
            },
            message: { type: "string" },
            fields: {
              type: "object",
              additionalProperties: { type: "string" },
              description: "One message for each field that is wrong",
            },
          },
        },
      },
    },
  };
}

/** The text of openapi.json, as committed. */
export function printOpenApi(): string {
  return `${JSON.stringify(describeService(), null, 2)}\n`;
}
