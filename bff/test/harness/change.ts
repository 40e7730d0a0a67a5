import { expect } from "vitest";
import type { SessionUser } from "../../src/access/user.ts";
import { createFakeContext, owner, run } from "../doubles/fakeContext.ts";
import type { FakeRest } from "../doubles/fakeRest.ts";

/** Runs a document with one mutation of `$input` and gives its result; a top-level error fails the test. */
export async function change(
  rest: FakeRest,
  document: string,
  input: object,
  user: SessionUser | null = owner,
): Promise<object> {
  const { data, errors } = await run(createFakeContext(rest, user), document, { input });
  expect(errors).toEqual([]);
  return Object(Object.values(Object(data))[0]);
}

/** What was sent to be changed, oldest first. */
export function writes(rest: FakeRest): object[] {
  return rest.calls
    .filter((call) => call.method !== "GET")
    .map(({ method, template, params, body, idempotencyKey }) => ({
      method,
      template,
      params,
      body,
      idempotencyKey,
    }));
}
