import * as v from "valibot";
import type { Context } from "./context.ts";
import { parse } from "./parse.ts";

/** Where a call is described: in one of the two documents, or added by us (spec "Transport"). */
export type Origin = "document-1" | "document-2" | "extension";

/** `token`: API key, version and bearer token; `key`: API key and version; `open`: nothing. */
type Access = "token" | "key" | "open";

type Schema = v.GenericSchema;

/** What the caller sent, validated. Parts without a schema stay unknown and unused. */
interface Input<P extends Schema, Q extends Schema, B extends Schema> {
  readonly params: v.InferOutput<P>;
  readonly query: v.InferOutput<Q>;
  readonly body: v.InferOutput<B>;
}

/** One call of the service: everything that validates it, describes it and answers it. */
interface Definition<P extends Schema, Q extends Schema, B extends Schema, A extends Schema> {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** OpenAPI notation: `/v1/companyPO/{company_po_id}`. */
  readonly path: string;
  readonly origin: Origin;
  /** The group in the printed contract; by default the resource in the path. */
  readonly tag?: string;
  readonly summary: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly response: A;
  /** Status of a successful response; 200 unless told. */
  readonly status?: number;
  /** A POST that only reads, such as signing in: no transaction, no Idempotency-Key. */
  readonly readOnly?: boolean;
  /** Sends `error` as an object with the message, as the sign-in screen reads it (decision D-10). */
  readonly nestedError?: boolean;
  /** The path of the record that is changed, when it is not this call's own. A POST with one honours If-Match. */
  readonly tagPath?: string;
  /** Of a POST that changes a record: the field of the body, and of the tag's path, that names it. */
  readonly tagField?: string;
  /** Another name that the body may give it by, which counts first. */
  readonly tagAlias?: string;
  /** Changes any number of records, each guarded on its own: there is no reading that If-Match could be about. */
  readonly ofMany?: boolean;
  /** A PUT that may add something each time: like a POST it honours Idempotency-Key. */
  readonly isKeyed?: boolean;
  /** What a caller must show: all of it unless told. */
  readonly access?: Access;
  handle(input: Input<P, Q, B>, context: Context): Promise<v.InferInput<A>> | v.InferInput<A>;
}

/** What a caller sent, before validation. */
export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** A definition with its types closed over, so that operations of all nouns fit in one list. */
export interface Operation {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly origin: Origin;
  readonly tag: string;
  readonly summary: string;
  readonly status: number;
  readonly access: Access;
  readonly nestedError: boolean;
  /** The path whose GET defines the tag that If-Match is compared with. */
  readonly tagPath: string;
  /** The field of the body that names the record, where the path does not. */
  readonly tagField: string | undefined;
  readonly tagAlias: string | undefined;
  /** Changes one record that is there, so that If-Match makes sense. */
  readonly isEdit: boolean;
  /** Changes something: runs in a transaction. */
  readonly writes: boolean;
  /** Honours Idempotency-Key. */
  readonly isKeyed: boolean;
  readonly params: Schema | undefined;
  readonly query: Schema | undefined;
  readonly body: Schema | undefined;
  readonly response: Schema;
  /** Validates, answers, and validates the response. Throws an HttpError with status 400 for a malformed call. */
  run(raw: RawInput, context: Context): Promise<unknown>;
}

/**
 * Defines one call. The same schemas validate it at run time and describe it in openapi.json,
 * so the two cannot drift apart.
 */
export function operation<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  definition: Definition<P, Q, B, A>,
): Operation {
  return {
    method: definition.method,
    path: definition.path,
    origin: definition.origin,
    tag: definition.tag ?? definition.path.split("/")[2] ?? "service",
    summary: definition.summary,
    status: definition.status ?? 200,
    access: definition.access ?? "token",
    tagPath: definition.tagPath ?? definition.path,
    tagField: definition.tagField,
    tagAlias: definition.tagAlias,
    isEdit:
      definition.ofMany !== true &&
      (definition.method === "PUT" || definition.method === "DELETE" || definition.tagPath !== undefined),
    nestedError: definition.nestedError ?? false,
    writes: definition.method !== "GET" && definition.readOnly !== true,
    isKeyed: (definition.method === "POST" && definition.readOnly !== true) || definition.isKeyed === true,
    params: definition.params,
    query: definition.query,
    body: definition.body,
    response: definition.response,
    async run(raw, context) {
      const response = await definition.handle(
        {
          params: parse(definition.params, raw.params),
          query: parse(definition.query, raw.query),
          body: parse(definition.body, raw.body),
        },
        context,
      );
      // A response that does not fit the contract is our mistake, not the caller's: a plain error, status 500.
      return v.parse(definition.response, response);
    },
  };
}
