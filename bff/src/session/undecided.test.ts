import { expect, test } from "vitest";
import type { Context } from "../graphql/context.ts";
import { RateLimitedError } from "../graphql/errors.ts";
import { RestError } from "../rest/error.ts";
import { ownError, responseError } from "../rest/responseError.ts";
import { createFakeContext, deviceSecret, owner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { createAttemptCounter } from "./attempts.ts";
import { provePassword } from "./provePassword.ts";
import { closeToken } from "./twoStepToken.ts";

const { email } = owner;
const wrongCode = new RestError("invalid", "No.", { fields: { code: "wrong" } });
const wrongPassword = new RestError("wrong-credentials", "No.");

async function typeOf(context: Context, name: string, input: string): Promise<unknown> {
  const { data } = await run(context, `mutation { ${name}(input: { ${input} }) { __typename } }`);
  return data;
}

const token = closeToken(deviceSecret, { token: "pending", email, rememberMe: false });

/** All that ask for a password or a code, what a wrong one is, and what is answered to it. */
const ways: Record<
  string,
  { press: (context: Context) => Promise<unknown>; wrong: RestError; refused: unknown }
> = {
  signIn: {
    press: (context) => typeOf(context, "signIn", `email: "${email}", password: "x"`),
    wrong: wrongPassword,
    refused: { signIn: { __typename: "UnauthenticatedError" } },
  },
  confirmSignIn: {
    press: (context) => typeOf(context, "confirmSignIn", `token: "${token}", code: "000000"`),
    wrong: wrongCode,
    refused: { confirmSignIn: { __typename: "ValidationError" } },
  },
  "a password that is asked for again": {
    press: (context) =>
      provePassword(context, owner, "password", "x").catch((error: unknown) =>
        error instanceof Error ? error.name : error,
      ),
    wrong: wrongPassword,
    refused: "ValidationError",
  },
};

/** A gateway in front of a service whose calls end as the test says. */
function open() {
  const ends: { send: RestError; queue: RateLimitedError | null } = { send: wrongPassword, queue: null };
  const rest = { ...createFakeRest(), send: () => Promise.reject(ends.send) };
  const context = createFakeContext(rest, owner, createAttemptCounter(null));
  return {
    ends,
    context: {
      ...context,
      device: { ...context.device, secret: deviceSecret },
      passwordWork: {
        run: <T>(work: () => Promise<T>) => (ends.queue ? Promise.reject(ends.queue) : work()),
      },
    },
  };
}

/** How many of seven presses were refused for a wrong password or code, before there were too many. */
async function refusedOf({ press, refused }: (typeof ways)[string], context: Context): Promise<number> {
  const said: unknown[] = [];
  for (let turn = 0; turn < 7; turn += 1) said.push(await press(context));
  return said.filter((answer) => JSON.stringify(answer) === JSON.stringify(refused)).length;
}

const undecided: readonly RestError[] = [
  ownError("unavailable", new Error("Connection refused")),
  ownError("unavailable", new Error("Timeout"), "unknown"),
  responseError(503, {}, null, true),
  responseError(429, { "retry-after": "5" }, null, true),
];

test.each(Object.entries(ways))(
  "%s: what ended without an answer uses up no attempt, what was wrong does",
  async (_name, way) => {
    const { ends, context } = open();
    for (const error of undecided) {
      ends.send = error;
      expect(await refusedOf(way, context)).toBe(0);
    }
    ends.send = way.wrong;
    expect(await refusedOf(way, context)).toBe(5);
    expect(await refusedOf(way, context)).toBe(0);
  },
);

test.each(["signIn", "a password that is asked for again"])(
  "%s: who was refused while too many passwords were looked at has used up no attempt",
  async (name) => {
    const way = ways[name];
    if (way === undefined) throw new TypeError("No such way.");
    const { ends, context } = open();
    ends.queue = new RateLimitedError(1);
    expect(await refusedOf(way, context)).toBe(0);
    ends.queue = null;
    expect(await refusedOf(way, context)).toBe(5);
  },
);

test.each(Object.entries(ways))("%s: what a service fails at counts like any answer", async (_name, way) => {
  const { ends, context } = open();
  ends.send = responseError(500, {}, null, true);
  await refusedOf(way, context);
  ends.send = way.wrong;
  expect(await refusedOf(way, context)).toBe(0);
});
