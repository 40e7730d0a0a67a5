import type {
  RestResponse,
  RestCapabilities,
  RestClient,
  RestRead,
  RestWrite,
} from "../../src/rest/client.ts";
import { extraFields, fieldAbility } from "../../src/rest/description.ts";
import { RestError } from "../../src/rest/error.ts";
import { fakeList, type FakeTable } from "./fakeList.ts";

/** One call as a test asserts it. */
export interface FakeCall {
  readonly method: string;
  readonly template: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
}

export interface FakeRest extends RestClient {
  readonly calls: FakeCall[];
  /** `GET /v1/companyBrand` for each call, oldest first. */
  summary(): string[];
}

export interface FakeRestOptions {
  /** Rows by collection, for example `companyBrand`. */
  readonly tables?: Readonly<Record<string, FakeTable>>;
  /** Whether the service offers `?ids=`; the documented one does not. */
  readonly offersIds?: boolean;
  /** Whether the service pages and counts; the documented one sends whole lists. */
  readonly pages?: boolean;
  /** Whether its description names the fields that no document has; that of the documented one does not. */
  readonly describesFields?: boolean;
  /** What reads answer that are no list of `tables`, by their template. */
  readonly reads?: Readonly<Record<string, (read: RestRead) => unknown>>;
  /** What writes answer, by `POST /v1/…`. Any other write fails the test. */
  readonly writes?: Readonly<Record<string, (write: RestWrite) => unknown>>;
}

function restResponse(body: unknown, totalCount: number | null = null): RestResponse {
  return { status: 200, body, totalCount, etag: null };
}

function noSuchRecord(): RestError {
  return new RestError("not-found", "There is no such record.");
}

/** A mistake of the code under test. Not a `RestError`, so nothing can mistake it for the service's response. */
function unexpected(call: RestRead): Error {
  return new Error(`Unexpected call: ${call.template} ${JSON.stringify({ ...call.params, ...call.query })}`);
}

function createCapabilities(describesFields: boolean): RestCapabilities {
  const known = new Map<string, boolean>(extraFields.map((field) => [fieldAbility(field), describesFields]));
  return {
    offers: (ability) => known.get(ability),
    learn: (ability, offered) => known.set(ability, offered),
    disprove: (ability) => known.set(ability, false),
  };
}

/**
 * A service that exists only in memory and answers like the documented one, with our extensions where asked for.
 * Any call it does not know fails the test with a plain `Error`.
 */
export function createFakeRest(options: FakeRestOptions = {}): FakeRest {
  const {
    tables = {},
    offersIds = true,
    pages = true,
    describesFields = true,
    reads = {},
    writes = {},
  } = options;
  const calls: FakeCall[] = [];
  const note = (
    method: string,
    call: RestRead & { body?: unknown; idempotencyKey?: string | undefined },
  ): void => {
    const { template, params = {}, query = {}, body, idempotencyKey } = call;
    calls.push({ method, template, params, query, body, idempotencyKey });
  };

  function readIds(rows: readonly object[], keyOf: (row: object) => string, read: RestRead): RestResponse {
    if (!offersIds) throw new RestError("not-found", "There is no such call.");
    const ids = new Set(read.query?.["ids"]?.split(","));
    if (ids.size > 200) throw new RestError("invalid", "At most 200 ids in one call");
    return restResponse(rows.filter((row) => ids.has(keyOf(row))));
  }

  function readCategories(read: RestRead): RestResponse {
    const levels = [1, 2, 3].flatMap((level) =>
      (tables[`l${level}CategoryPO`]?.rows ?? []).map((row) => ({ level, ...row })),
    );
    return readIds(
      levels,
      (row) => `${Reflect.get(row, "level")}-${Reflect.get(row, `level${Reflect.get(row, "level")}_id`)}`,
      read,
    );
  }

  function readTable(read: RestRead): RestResponse {
    const [, , collection = "", ...rest] = read.template.split("/");
    const table = tables[collection];
    if (table === undefined) throw unexpected(read);
    const [segment] = rest;
    const fieldOf = (field: string) => (row: object) => String(Reflect.get(row, field));
    if (segment === "BusinessName") {
      const name = read.params?.["name"];
      return restResponse(table.rows.filter((row) => fieldOf("business_name")(row) === name));
    }
    if (segment === undefined && read.query?.["ids"] === undefined) return restResponse(table.rows);
    if (segment === undefined) return readIds(table.rows, fieldOf(table.key), read);
    const id = read.params?.["id"];
    const parentField = table.parents[segment];
    if (parentField !== undefined && id === undefined) return readIds(table.rows, fieldOf(parentField), read);
    if (id === undefined) throw unexpected(read);
    if (parentField !== undefined) {
      const children = table.rows.filter((row) => fieldOf(parentField)(row) === id);
      if (!pages) return restResponse(children);
      const list = fakeList(table, children, read.query ?? {});
      return restResponse(list.rows, list.totalCount);
    }
    const found = table.rows.find((row) => fieldOf(table.key)(row) === id);
    if (found === undefined) throw noSuchRecord();
    return restResponse(found);
  }

  return {
    calls,
    trace: [],
    capabilities: createCapabilities(describesFields),
    summary: () => calls.map((call) => `${call.method} ${call.template}`),
    async get(read) {
      note("GET", read);
      const own = reads[read.template];
      if (own !== undefined) return restResponse(own(read));
      return read.template === "/v1/categoryPO" ? readCategories(read) : readTable(read);
    },
    async send(write) {
      note(write.method, write);
      const respond = writes[`${write.method} ${write.template}`];
      if (respond === undefined) throw unexpected(write);
      return restResponse(respond(write));
    },
  };
}
