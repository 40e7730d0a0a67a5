import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import { type Answer, describe } from "./http/client.ts";
import { Broken } from "./probe.ts";

/** The call succeeded: the documents read nothing but that from many answers (decision D-11). @throws Broken */
export function succeeded(answer: Answer): Answer {
  if (answer.status < 200 || answer.status > 299) throw new Broken(`expected 2xx, got ${describe(answer)}`);
  return answer;
}

/** The answer has this status. @throws Broken */
export function hasStatus(answer: Answer, status: number): void {
  if (answer.status !== status) throw new Broken(`expected ${status}, got ${describe(answer)}`);
}

/** Decodes a successful answer. @throws Broken naming the first field that does not fit */
export function decoded<S extends v.GenericSchema>(answer: Answer, schema: S): v.InferOutput<S> {
  succeeded(answer);
  const result = v.safeParse(schema, answer.body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Broken(`${v.getDotPath(issue) ?? "the answer"}: ${issue.message}, in ${describe(answer)}`);
}

/** A successful answer that is a list of such records. */
export function list<S extends v.GenericSchema>(answer: Answer, record: S): v.InferOutput<S>[] {
  return decoded(answer, v.array(record));
}

/** The first element of a list, which is the one that counts (Document 1 §7). @throws Broken when it is empty */
export function first<S extends v.GenericSchema>(answer: Answer, record: S): v.InferOutput<S> {
  const [found] = list(answer, record);
  if (found === undefined) throw new Broken("expected a list with one element, got an empty one");
  return found;
}

/** One record, alone or as the first element of a list, where the documents show neither form (decision D-09). */
export function single<S extends v.GenericSchema>(answer: Answer, record: S): v.InferOutput<S> {
  return Array.isArray(answer.body) ? first(answer, record) : decoded(answer, record);
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
