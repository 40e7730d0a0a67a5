import { expect, test } from "vitest";
import { rawCall } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";

onOneEngine((service) => {
  const key = { "x-api-key": "test-key" };
  const version = { "x-api-version": "1" };
  const credentials = { username: "gateway", password: "gateway-test" };

  test("login answers a bearer token for an hour", async () => {
    const response = await rawCall(service().url, "POST /auth/login", credentials, { ...key, ...version });
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
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
    const response = await rawCall(service().url, "POST /auth/login", body, headers);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ statusCode: status, message });
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
    const response = await rawCall(service().url, "GET /v1/companyPO/1", undefined, {
      ...key,
      ...version,
      ...headers,
    });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
    expect(response.body).toEqual({ statusCode: 401, error: "Unauthorized", message });
  });

  test("health and readiness need no headers", async () => {
    expect((await rawCall(service().url, "GET /healthz", undefined, {})).body).toEqual({ status: "ok" });
    expect((await rawCall(service().url, "GET /readyz", undefined, {})).body).toEqual({ status: "ok" });
  });

  test("an unknown call is a plain 404", async () => {
    const response = await service().call("GET /v1/nothing");
    expect(response.status).toBe(404);
    expect(response.body).toEqual({ statusCode: 404, error: "Not Found", message: "No such call" });
  });

  test.each([
    ["too long", "x".repeat(600), 414, "URI Too Long"],
    ["malformed", "100%zz", 400, "Bad Request"],
  ])("an address that is %s is refused without being repeated", async (what, segment, statusCode, error) => {
    const response = await service().call(`GET /v1/companyPO/Poc/${segment}`);
    expect(response.status).toBe(statusCode);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.body).toEqual({ statusCode, error, message: `The address is ${what}` });
  });

  test("a body that is not JSON is refused without a stack", async () => {
    const response = await service().call("POST /v1/companyBrand", "{", {
      "content-type": "application/json",
    });
    expect(response.status).toBe(400);
    expect(JSON.stringify(response.body)).not.toContain("    at ");
  });
});
