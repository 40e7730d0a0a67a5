import { expect, test } from "vitest";
import { createTokenSource } from "./token.ts";

function jwt(claims: object): string {
  return `h.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.s`;
}

test.each([
  ["expires_in", { access_token: "t", expires_in: 3600 }, 3540],
  ["expires_in as text", { access_token: "t", expires_in: "3600" }, 3540],
  ["the token's own claims", { access_token: jwt({ iat: 1_000, exp: 1_600 }) }, 540],
  ["nothing", { access_token: "opaque" }, 300],
  ["a very short life", { access_token: "t", expires_in: 20 }, 10],
])("a token is used until a minute before its end, by %s", async (_, granted, seconds) => {
  let now = 5_000;
  let logins = 0;
  const tokens = createTokenSource(
    () => {
      logins += 1;
      return Promise.resolve(granted);
    },
    () => now,
  );
  const token = await tokens.current();
  expect(token.usableUntil).toBeCloseTo(5_000 + seconds * 1000, 0);
  now = token.usableUntil - 1;
  await tokens.current();
  expect(logins).toBe(1);
  now += 1;
  await tokens.current();
  expect(logins).toBe(2);
});

test("a failed login is told to all who wait, and forgotten", async () => {
  let fails = true;
  const tokens = createTokenSource(() =>
    fails ? Promise.reject(new Error("down")) : Promise.resolve({ access_token: "t" }),
  );
  const both = await Promise.allSettled([tokens.current(), tokens.current()]);
  expect(both.map((one) => one.status)).toEqual(["rejected", "rejected"]);
  fails = false;
  expect((await tokens.current()).value).toBe("t");
});

test("an answer without a usable token is a bad response", async () => {
  for (const granted of [null, {}, { access_token: "" }, { access_token: "a\r\nb: c" }]) {
    const tokens = createTokenSource(() => Promise.resolve(granted));
    await expect(tokens.current()).rejects.toMatchObject({ kind: "bad-response" });
  }
});

test("a token refused by many is replaced once; refused again at once, it is left", async () => {
  let now = 0;
  let logins = 0;
  const tokens = createTokenSource(
    () => {
      logins += 1;
      return Promise.resolve({ access_token: `t${logins}` });
    },
    () => now,
  );
  const first = await tokens.current();
  const replaced = await Promise.all([tokens.replace(first), tokens.replace(first)]);
  expect(replaced.map((token) => token?.value)).toEqual(["t2", "t2"]);
  const [second] = replaced;
  if (!second) throw new Error("There is a second token.");
  expect(await tokens.replace(second)).toBeNull();
  now = 1_000;
  expect((await tokens.replace(second))?.value).toBe("t3");
  expect(logins).toBe(3);
});
