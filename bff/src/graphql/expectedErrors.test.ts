import { expect, test } from "vitest";
import type { RestCall } from "../rest/client.ts";
import { RestError, type RestErrorKind } from "../rest/error.ts";
import { RateLimitedError } from "./errors.ts";
import { withExpectedErrors } from "./expectedErrors.ts";
import { codedMessage } from "./messages/messageCode.ts";

async function errorOf(error: Error): Promise<unknown> {
  return withExpectedErrors({ trace: [] }, { short_name: ["shortName"] }, () => Promise.reject(error)).catch(
    (thrown: unknown) => thrown,
  );
}

test("field messages of the service land at the input's fields, unknown ones at the whole input", async () => {
  const error = new RestError("invalid", "Bad", { fields: { short_name: "Too short", other_field: "Odd" } });
  expect(await errorOf(error)).toMatchObject({
    name: "ValidationError",
    issues: [
      { path: ["shortName"], message: "Too short" },
      { path: [], message: "Odd" },
    ],
  });
});

test("a refusal without fields is about the whole input", async () => {
  expect(await errorOf(new RestError("invalid", "No more products"))).toMatchObject({
    name: "ValidationError",
    message: "No more products",
    issues: [{ path: [], message: "No more products" }],
  });
});

test.each<[RestErrorKind, string, Record<string, unknown>]>([
  ["not-found", "NotFoundError", { message: "This record does not exist." }],
  ["conflict", "ConflictError", { message: "The service's words" }],
  [
    "stale",
    "ConflictError",
    { message: "Somebody else has changed this meanwhile. Load it again and repeat your change." },
  ],
  ["rate-limited", "RateLimitedError", { retryAfterSeconds: 30 }],
  ["wrong-credentials", "UnauthenticatedError", { message: "Invalid email or password." }],
  ["not-offered", "NotOfferedError", { code: "NOT_OFFERED" }],
  ["bad-response", "UnavailableError", { outcome: "NOT_APPLIED" }],
  [
    "unavailable",
    "UnavailableError",
    { outcome: "NOT_APPLIED", message: "We could not reach the service. Try again." },
  ],
])("%s becomes %s", async (kind, name, expected) => {
  const error = new RestError(kind, "The service's words", { retryAfterSeconds: 30 });
  expect(await errorOf(error)).toMatchObject({ name, ...expected });
});

test.each([
  [1, "Too many attempts. Wait a little and try again.", "TOO_MANY_ATTEMPTS", []],
  [90, "Too many attempts. Wait a little and try again.", "TOO_MANY_ATTEMPTS", []],
  [91, "Too many attempts. Try again in 2 minutes.", "TOO_MANY_ATTEMPTS_MINUTES", ["2"]],
  [3_541, "Too many attempts. Try again in 60 minutes.", "TOO_MANY_ATTEMPTS_MINUTES", ["60"]],
])("a wait of %i seconds is said", (seconds, message, code, values) => {
  expect(new RateLimitedError(seconds).message).toBe(message);
  expect(codedMessage(message)).toEqual({ code, values });
});

test("a value that is taken says so at the input's field", async () => {
  const fields = { short_name: "Already used", unknown_field: "Odd" };
  expect(await errorOf(new RestError("conflict", "Already used", { fields }))).toMatchObject({
    name: "ConflictError",
    message: "Already used",
    issues: [{ path: ["shortName"], message: "Already used" }],
  });
});

test("what may have happened is said", async () => {
  const error = new RestError("unavailable", "No answer", { outcome: "unknown" });
  expect(await errorOf(error)).toMatchObject({ name: "UnavailableError", outcome: "UNKNOWN" });
});

test.each<RestErrorKind>([
  "invalid",
  "not-found",
  "conflict",
  "stale",
  "rate-limited",
  "not-offered",
  "unavailable",
])("%s of a second call promises nothing once the first has written", async (kind) => {
  const call = { template: "/v1/x", milliseconds: 1, via: "network" } as const;
  const trace: RestCall[] = [];
  const refused = async (...calls: readonly RestCall[]) => {
    trace.push(...calls);
    throw new RestError(kind, "The service's words");
  };
  const errorAfter = (...calls: readonly RestCall[]) =>
    withExpectedErrors({ trace }, {}, () => refused(...calls)).catch((thrown: unknown) => thrown);
  const write = { ...call, method: "POST", status: 201 };
  expect(await errorAfter(write)).toMatchObject({ name: "UnavailableError", outcome: "UNKNOWN" });
  expect(await errorAfter({ ...write, isRefused: true })).not.toMatchObject({ outcome: "UNKNOWN" });
  expect(await errorAfter({ ...write, status: 422 })).not.toMatchObject({ outcome: "UNKNOWN" });
  expect(await errorAfter({ ...call, method: "GET", status: 200 })).not.toMatchObject({ outcome: "UNKNOWN" });
});

test("anything else goes through untouched, to be masked at the edge", async () => {
  const bug = new TypeError("x is not a function");
  expect(await errorOf(bug)).toBe(bug);
});
