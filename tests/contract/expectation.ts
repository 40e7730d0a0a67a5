import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import { type HttpResponse, describe } from "./http/client.ts";
import { Broken } from "./probe.ts";

/** The call succeeded: the documents read nothing but that from many responses (decision D-11). @throws Broken */
export function succeeded(response: HttpResponse): HttpResponse {
  if (response.status < 200 || response.status > 299)
    throw new Broken(`expected 2xx, got ${describe(response)}`);
  return response;
}

/** The response has this status. @throws Broken */
export function hasStatus(response: HttpResponse, status: number): void {
  if (response.status !== status) throw new Broken(`expected ${status}, got ${describe(response)}`);
}

/** Decodes a successful response. @throws Broken naming the first field that does not fit */
export function decoded<S extends v.GenericSchema>(response: HttpResponse, schema: S): v.InferOutput<S> {
  succeeded(response);
  const result = v.safeParse(schema, response.body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Broken(`${v.getDotPath(issue) ?? "the answer"}: ${issue.message}, in ${describe(response)}`);
}

/** A successful response that is a list of such records. */
export function list<S extends v.GenericSchema>(response: HttpResponse, record: S): v.InferOutput<S>[] {
  return decoded(response, v.array(record));
}

/** The first element of a list, which is the one that counts (Document 1 §7). @throws Broken when it is empty */
export function first<S extends v.GenericSchema>(response: HttpResponse, record: S): v.InferOutput<S> {
  const [found] = list(response, record);
  if (found === undefined) throw new Broken("expected a list with one element, got an empty one");
  return found;
}

/** One record, alone or as the first element of a list, where the documents show neither form (decision D-09). */
export function single<S extends v.GenericSchema>(response: HttpResponse, record: S): v.InferOutput<S> {
  return Array.isArray(response.body) ? first(response, record) : decoded(response, record);
}

/** A successful response with nothing in it, in whatever envelope (decision D-09). */
export function isNothing({ status, body }: HttpResponse): boolean {
  if (status === 404) return true;
  return status === 200 && (body === null || (typeof body === "object" && Object.keys(body).length === 0));
}

/** There is no such record. @throws Broken */
export function knowsNone(response: HttpResponse): void {
  holds(isNothing(response), `expected nothing, got ${describe(response)}`);
}

/** The two are equal. @throws Broken */
export function same(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected)) {
    throw new Broken(`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`);
  }
}

/** The condition holds. @throws Broken */
export function holds(condition: boolean, otherwise: string): void {
  if (!condition) throw new Broken(otherwise);
}

/** One of the rows has these values. @throws Broken */
export function contains(rows: readonly object[], values: object, what: string): void {
  const fits = (row: object) =>
    Object.entries(values).every(([name, value]) => Reflect.get(row, name) === value);
  holds(rows.some(fits), `${what} is missing`);
}
