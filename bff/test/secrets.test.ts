import { afterAll, expect, test } from "vitest";
import { schema } from "../src/schema.ts";
import { mutationDocument } from "./isolation/inputs.ts";
import { mutationSamples } from "./nouns/samples.ts";
import type { Caller } from "./harness/caller.ts";
import { startTestGateway } from "./harness/gateway.ts";
import { startStubService, type StubResponse } from "./doubles/stubService.ts";
import { tokenRoutes } from "./doubles/stubTokens.ts";
import { signInRoute, stubEmail, stubOwner, trySignIn } from "./doubles/stubUser.ts";

// Every secret of the test has this word in it, and so has everything the service says when it fails. It may come out
// nowhere: not in a response, and not in a line of the log.
const canary = "CANARY";

const reads = `{
  features { passwordReset } defaultCountry { name provinces { name } }
  viewer {
    passwordRenewalDue nextStep company { name } sessions { id } apiTokens { totalCount } brands { totalCount }
    products { edges { node { name brand { name } variants { totalCount } } } }
  }
}`;

const failures: readonly (readonly [string, StubResponse])[] = [
  ["an error page", { status: 500, text: `<html>stack of ${canary} at /srv/${canary}.js</html>` }],
  ["an overload", { status: 503, body: { message: `database ${canary} is full` } }],
  ["a refused login", { status: 401, body: { message: `token ${canary} is old` } }],
  ["a refused key", { status: 403, body: { message: `key ${canary} is wrong` } }],
  ["not found", { status: 404, body: { message: `no ${canary} here` } }],
  ["garbage", { status: 200, text: `{"oops": "${canary}"` }],
  ["another shape", { status: 200, body: [{ company_po_id: { id: canary }, secret: canary }] }],
];

const secretFields = new Set([
  "password",
  "currentPassword",
  "newPassword",
  "confirmPassword",
  "token",
  "activation",
  "code",
]);

/** An example's input with a secret in every field that takes one. */
function withSecrets(input: Readonly<Record<string, unknown>> | null): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input ?? {}).map(([field, value]) => [
      field,
      secretFields.has(field)
        ? `a ${canary} sings at ${field === "currentPassword" ? "dawn" : "noon"}`
        : value,
    ]),
  );
}

let responses = 0;
let lines = 0;
afterAll(
  () =>
    void process.stdout.write(`secrets: ${responses} answers and ${lines} lines of the log, none leaked\n`),
);

const cases = ["off", "on"].flatMap((mode) =>
  failures.map(([name, failure]) => [mode, name, failure] as const),
);

test.each(cases)(
  "with developer mode %s no secret and no text of the service comes out of %s",
  async (mode, name, failure) => {
    const user = stubOwner();
    user.password = `the ${canary} password`;
    let isFailing = false;
    const tokens = tokenRoutes(user);
    const service = await startStubService(
      Object.fromEntries(
        Object.entries({ ...signInRoute(user), ...tokens }).map(([route, response]) => [
          route,
          (call, values) => (isFailing ? failure : response(call, values)),
        ]),
      ),
      () => failure,
    );
    const gateway = await startTestGateway(service.url, { DEVELOPER_MODE: mode });
    const secrets = new Set<string>([canary]);
    const send = async (
      caller: Caller,
      document: string,
      variables: Record<string, unknown>,
    ): Promise<void> => {
      const { text } = await caller.send(document, variables);
      responses += 1;
      expect(
        [...secrets].filter((secret) => text.includes(secret)),
        `${name}: ${document}\n${text}`,
      ).toEqual([]);
    };

    const caller = gateway.caller({ "user-agent": `Mozilla/5.0 ${canary}` });
    expect(await trySignIn(caller, user.password)).toBe("SignInSuccess");
    expect(await trySignIn(gateway.caller(), `wrong ${canary}`, stubEmail)).toBe("UnauthenticatedError");
    for (const secretOfCookie of caller.secrets) secrets.add(secretOfCookie);
    expect(secrets.size).toBe(3);
    const made = await caller.send(mutationDocument(schema, "addApiToken"), {
      input: mutationSamples["addApiToken"]?.inputs[0],
    });
    const secret = /bo_[A-Za-z0-9_-]{43}/.exec(made.text)?.[0] ?? "no token";
    secrets.add(secret);

    for (const failing of [false, true]) {
      isFailing = failing;
      await send(caller, reads, {});
      for (const [mutation, { inputs }] of Object.entries(mutationSamples)) {
        if (mutation === "addApiToken") continue;
        for (const input of inputs) {
          const variables = input === null ? {} : { input: withSecrets(input) };
          const someone = gateway.caller();
          someone.takeCookiesOf(caller);
          await send(
            mutation.startsWith("signOut") ? gateway.caller() : someone,
            mutationDocument(schema, mutation),
            variables,
          );
        }
      }
      const program = await fetch(`${gateway.url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${secret}` },
        body: JSON.stringify({ query: "{ viewer { name } }" }),
      });
      expect(await program.text()).not.toContain(canary);
    }
    await gateway.close();
    await service.close();
    lines += gateway.log.length;
    const leaks = gateway.log.filter((line) => [...secrets].some((one) => line.includes(one)));
    expect(leaks, name).toEqual([]);
  },
);
