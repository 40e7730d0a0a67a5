import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startHttpGateway } from "../../test/harness/httpGateway.ts";
import type { HttpGateway } from "../../test/harness/httpGateway.ts";

let gateway: HttpGateway;

beforeAll(async () => {
  gateway = await startHttpGateway({ DEVELOPER_MODE: "on" });
});

afterAll(() => gateway.close());

// As a program without a token has to.
const fetchFn: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set("x-back-office", "1");
  return fetch(input, { ...init, headers });
};

const audits = serverAudits({ url: () => `${gateway.url}/graphql`, fetchFn });

test("there are audits", () => {
  expect(audits.length).toBeGreaterThan(50);
});

test.each(audits.map((audit) => [`${audit.id} ${audit.name}`, audit] as const))(
  "GraphQL over HTTP %s",
  async (_, audit) => {
    const result = await audit.fn();
    const reason = "reason" in result ? result.reason : "";
    expect({ status: result.status, reason }).toEqual({ status: "ok", reason: "" });
  },
);
