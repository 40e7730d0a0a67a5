import * as v from "valibot";
import { expect, test } from "vitest";
import { createLog, describeError } from "./log.ts";

const canary = "CANARY-7f3a";

function lineOf(fields: object): string {
  let line = "";
  const log = createLog("info", {
    write(text) {
      line += text;
    },
  });
  log.info(fields, "a line");
  return line;
}

test("a value that did not fit is not in the log, though its error carries it", () => {
  const error = (() => {
    try {
      return v.parse(v.object({ password: v.number() }), { password: canary });
    } catch (reason) {
      return reason;
    }
  })();
  expect(JSON.stringify(error)).toContain(canary);
  expect(lineOf({ err: error })).not.toContain(canary);
  expect(describeError(error)).toMatchObject({ type: "ValiError", message: "A value did not fit." });
});

test("an error is its kind, its words, where it happened and why; nothing it carries along", () => {
  const error = Object.assign(new TypeError("outer", { cause: new Error("inner") }), {
    request: { body: canary },
  });
  expect(describeError(error)).toEqual({
    type: "TypeError",
    message: "outer",
    at: expect.arrayContaining([expect.stringContaining("log.test.ts")]),
    cause: { type: "Error", message: "inner", at: expect.any(Array) },
  });
  expect(describeError(canary)).toEqual({
    type: "string",
    message: "Something that is no error was thrown.",
    at: [],
  });
});

test("a chain of causes that goes round is cut", () => {
  const error = new Error("one");
  error.cause = error;
  expect(JSON.stringify(describeError(error)).match(/"one"/g)).toHaveLength(4);
});

test("secrets are blanked by their name, up to two levels deep", () => {
  const line = lineOf({
    password: canary,
    user: { pw: canary, authorization: canary },
    a: { b: { cookie: canary, access_token: canary } },
    variables: { anything: canary },
  });
  expect(line).not.toContain(canary);
  expect(line.match(/\[secret\]/g)).toHaveLength(6);
});
