import { expect, test } from "vitest";
import {
  deviceCookie,
  newSessionSecret,
  readDeviceSecret,
  readSessionSecret,
  sessionCookie,
  sessionIdOf,
} from "./cookie.ts";

const secret = "A".repeat(43);

test("the cookie is bound to this host, to https and to the server", () => {
  expect(sessionCookie(secret, null)).toBe(`__Host-sid=${secret}; Path=/; Secure; HttpOnly; SameSite=Lax`);
  expect(sessionCookie(secret, 60)).toBe(
    `__Host-sid=${secret}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=60`,
  );
});

test.each([
  [`__Host-sid=${secret}`, secret],
  [`a=b; __Host-sid=${secret}; c=d`, secret],
  [`__Host-sid=${secret};__Host-sid=${secret}`, secret],
  [`__Host-sid=${secret}; __Host-sid=${"B".repeat(43)}`, null],
  [`__Host-sid=${secret}x`, null],
  [`__host-sid=${secret}`, null],
  [`x__Host-sid=${secret}`, null],
  [`sid=${secret}`, null],
  ["__Host-sid=", null],
  ["__Host-sid", null],
  ["", null],
  [undefined, null],
])("the secret in %j", (header, found) => {
  expect(readSessionSecret(header)).toBe(found);
});

test("a browser is known again by a cookie of its own, for as long as it is told", () => {
  const cookie = deviceCookie(secret, 60);
  expect(cookie).toBe(`__Host-did=${secret}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=60`);
  const header = `__Host-sid=${"B".repeat(43)}; ${cookie.split(";")[0]}`;
  expect([readDeviceSecret(header), readSessionSecret(header)]).toEqual([secret, "B".repeat(43)]);
});

test("secrets never repeat, and are stored as SHA-256", () => {
  const secrets = new Set(Array.from({ length: 1_000 }, newSessionSecret));
  expect(secrets.size).toBe(1_000);
  expect(sessionIdOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
