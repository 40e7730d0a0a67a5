import { afterEach, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../test/harness/gateway.ts";
import { startStubService, type StubService } from "../../test/doubles/stubService.ts";
import { signInRoute, stubEmail, stubOwner, trySignIn } from "../../test/doubles/stubUser.ts";

let service: StubService;
let gateway: TestGateway;
const user = stubOwner();

async function open(): Promise<void> {
  service = await startStubService(signInRoute(user));
  gateway = await startTestGateway(service.url, { TRUST_PROXY: "on" });
}

afterEach(async () => {
  await gateway.close();
  await service.close();
});

const from = (address: string) => ({ "x-forwarded-for": address });
const home = from("203.0.113.9");

function count(responses: readonly string[], name: string): number {
  return responses.filter((response) => response === name).length;
}

test("500 guesses from 500 addresses: 25 are tried, and the owner still gets in", async () => {
  await open();
  expect(await trySignIn(gateway.caller(home), user.password)).toBe("SignInSuccess");
  service.calls.length = 0;
  const guesses = Array.from({ length: 500 }, (_, index) =>
    trySignIn(gateway.caller(from(`10.0.${index >> 8}.${index & 255}`)), `guess ${index}`),
  );
  const responses = await Promise.all(guesses);
  expect([count(responses, "UnauthenticatedError"), count(responses, "RateLimitedError")]).toEqual([25, 475]);
  expect(service.calls).toHaveLength(25);
  expect(await trySignIn(gateway.caller(home), user.password)).toBe("SignInSuccess");
});

test("two networks that guess without end keep out nobody who comes from elsewhere with a new device", async () => {
  await open();
  for (const network of ["198.51.100.1", "198.51.100.2"]) {
    const caller = gateway.caller(from(network));
    const guesses = Array.from({ length: 200 }, (_, index) => trySignIn(caller, `guess ${index}`));
    expect(count(await Promise.all(guesses), "UnauthenticatedError")).toBe(5);
  }
  expect(await trySignIn(gateway.caller(from("203.0.113.77")), user.password)).toBe("SignInSuccess");
});

test("the service hears where each attempt came from, so that its own limit does not keep others out", async () => {
  await open();
  await trySignIn(gateway.caller(home), user.password);
  await trySignIn(gateway.caller(from("2001:db8:1:2::7")), "wrong");
  expect(service.calls.map(({ headers }) => headers["x-client-address"])).toEqual([
    "203.0.113.9",
    "2001:db8:1:2::/64",
  ]);
});

test("500 guesses from one address: five are tried", async () => {
  await open();
  const caller = gateway.caller(from("10.1.1.1"));
  const responses = await Promise.all(
    Array.from({ length: 500 }, (_, index) => trySignIn(caller, `guess ${index}`)),
  );
  expect([count(responses, "UnauthenticatedError"), count(responses, "RateLimitedError")]).toEqual([5, 495]);
});

test("guesses from the owner's own address stop everybody there but the browser the owner has used before", async () => {
  await open();
  const browser = gateway.caller(home);
  expect(await trySignIn(browser, user.password)).toBe("SignInSuccess");
  await browser.send("mutation { signOut { __typename } }");
  const guesses = Array.from({ length: 100 }, (_, index) =>
    trySignIn(gateway.caller(home), `guess ${index}`),
  );
  expect(count(await Promise.all(guesses), "UnauthenticatedError")).toBe(5);
  expect(await trySignIn(gateway.caller(home), user.password)).toBe("RateLimitedError");
  expect(await trySignIn(browser, user.password)).toBe("SignInSuccess");
  const abroad = gateway.caller(from("198.51.100.7"));
  abroad.takeCookiesOf(browser);
  expect(await trySignIn(abroad, user.password)).toBe("SignInSuccess");
});

test("a browser that is known for one account guesses at another like any other, and at its own five times", async () => {
  await open();
  const browser = gateway.caller(home);
  await trySignIn(browser, user.password);
  const atAnother = [];
  for (let index = 0; index < 7; index += 1) {
    atAnother.push(await trySignIn(browser, "guess", "other@verdant.test"));
  }
  expect(count(atAnother, "UnauthenticatedError")).toBe(5);
  const atOwn = [];
  for (let index = 0; index < 7; index += 1) atOwn.push(await trySignIn(browser, `guess ${index}`));
  expect(count(atOwn, "UnauthenticatedError")).toBe(5);
});

test("500 guesses from one network of IPv6 count as from one address", async () => {
  await open();
  const responses = await Promise.all(
    Array.from({ length: 500 }, (_, index) =>
      trySignIn(gateway.caller(from(`2001:db8:1:2::${index.toString(16)}`)), `guess ${index}`),
    ),
  );
  expect(count(responses, "UnauthenticatedError")).toBe(5);
});

test("aliases and batches do not make one request many guesses", async () => {
  await open();
  const caller = gateway.caller();
  const guess = (index: number): string =>
    `a${index}: signIn(input: { email: "${stubEmail}", password: "guess ${index}" }) { __typename }`;
  const aliases = Array.from({ length: 10 }, (_, index) => guess(index)).join(" ");
  expect((await caller.send(`mutation { ${aliases} }`)).errors).toMatchObject([
    { extensions: { code: "LIMIT_EXCEEDED" } },
  ]);
  const batch = await fetch(`${gateway.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(
      Array.from({ length: 10 }, (_, index) => ({ query: `mutation { ${guess(index)} }` })),
    ),
  });
  expect(batch.status).toBe(400);
  expect(service.calls).toHaveLength(0);
});

test("unknown, wrong and throttled accounts cannot be told apart", async () => {
  await open();
  const tryAll = async (email: string): Promise<string[]> => {
    const texts = [];
    for (let index = 0; index < 26; index += 1) {
      const response = await gateway.caller(from(`10.2.0.${index}`)).send(
        `mutation { signIn(input: { email: "${email}", password: "wrong" }) {
          __typename ... on Error { message } ... on RateLimitedError { retryAfterSeconds }
        } }`,
      );
      texts.push(response.text.replace(/"retryAfterSeconds":\d+/, '"retryAfterSeconds":0'));
    }
    return texts;
  };
  const known = await tryAll(stubEmail);
  expect(known).toEqual(await tryAll("nobody@verdant.test"));
  expect(known[24]).toContain("Invalid email or password.");
  expect(known[25]).toContain("RateLimitedError");
});

test("guesses at many accounts from one address are stopped at fifty", async () => {
  await open();
  const caller = gateway.caller(from("10.3.0.1"));
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, index) => trySignIn(caller, "Summer-2026!", `user${index}@verdant.test`)),
  );
  expect(count(responses, "RateLimitedError")).toBe(10);
});

test("a flood of sign-ins keeps at most eight passwords at work, and other requests go on", async () => {
  const { promise: release, resolve } = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  service = await startStubService({
    "POST /signin": async () => {
      running += 1;
      most = Math.max(most, running);
      await release;
      running -= 1;
      return { status: 401, body: { error: { message: "no" }, message: "no" } };
    },
  });
  gateway = await startTestGateway(service.url, { TRUST_PROXY: "on" });
  const flood = Array.from({ length: 200 }, (_, index) =>
    trySignIn(gateway.caller(from(`10.4.0.${index}`)), "x", `user${index}@verdant.test`),
  );
  const first = await Promise.race(flood);
  expect(first).toBe("RateLimitedError");
  const { status } = await gateway.caller().send("{ viewer { name } }");
  expect(status).toBe(200);
  resolve();
  const responses = await Promise.all(flood);
  expect(most).toBe(8);
  expect([count(responses, "UnauthenticatedError"), count(responses, "RateLimitedError")]).toEqual([72, 128]);
});
