import { expect, test } from "vitest";
import { rawCall } from "../testing/caller.ts";
import { onEachEngine } from "../testing/engines.ts";

onEachEngine((service) => {
  const key = { "x-api-key": "test-key" };
  const version = { "x-api-version": "1" };
  const credentials = { username: "gateway", password: "gateway-test" };

  test("login answers a bearer token for an hour", async () => {
    const answer = await rawCall(service().url, "POST /auth/login", credentials, { ...key, ...version });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      token_type: "Bearer",
      expires_in: 3600,
    });
  });

  test.each([
    [
      "a wrong password",
      { ...credentials, password: "x" },
      { ...key, ...version },
      401,
      "Username or password is incorrect",
    ],
    [
      "a wrong username",
      { ...credentials, username: "x" },
      { ...key, ...version },
      401,
      "Username or password is incorrect",
    ],
    ["no password", { username: "gateway" }, { ...key, ...version }, 400, "password is required"],
    ["no API key", credentials, version, 403, "x-api-key is missing or wrong"],
    ["a wrong API key", credentials, { ...version, "x-api-key": "x" }, 403, "x-api-key is missing or wrong"],
    ["no version", credentials, key, 400, "x-api-version is missing"],
  ])("login is refused with %s", async (_case, body, headers, status, message) => {
    const answer = await rawCall(service().url, "POST /auth/login", body, headers);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ statusCode: status, message });
  });

  test.each([
    ["no token", {}, "A bearer token is required"],
    [
      "a token that nobody issued",
      { authorization: "Bearer a.b.c" },
      "The bearer token is not valid or has expired",
    ],
    ["an unsigned token", { authorization: "Bearer eyJhbGciOiJub25lIn0.e30." }, "A bearer token is required"],
  ])("a call with %s is refused", async (_case, headers, message) => {
    const answer = await rawCall(service().url, "GET /v1/companyPO/1", undefined, {
      ...key,
      ...version,
      ...headers,
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    expect(answer.body).toEqual({ statusCode: 401, error: "Unauthorized", message });
  });

  test("health and readiness need no headers", async () => {
    expect((await rawCall(service().url, "GET /healthz", undefined, {})).body).toEqual({ status: "ok" });
    expect((await rawCall(service().url, "GET /readyz", undefined, {})).body).toEqual({ status: "ok" });
  });

  test("an unknown call is a plain 404", async () => {
    const answer = await service().call("GET /v1/nothing");
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ statusCode: 404, error: "Not Found", message: "No such call" });
  });

  test.each([
    ["too long", "x".repeat(600), 414, "URI Too Long"],
    ["malformed", "100%zz", 400, "Bad Request"],
  ])("an address that is %s is refused without being repeated", async (what, segment, statusCode, error) => {
    const answer = await service().call(`GET /v1/companyPO/Poc/${segment}`);
    expect(answer.status).toBe(statusCode);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.body).toEqual({ statusCode, error, message: `The address is ${what}` });
  });

  test("a body that is not JSON is refused without a stack", async () => {
    const answer = await service().call("POST /v1/companyBrand", "{", { "content-type": "application/json" });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).not.toContain("    at ");
  });
});
