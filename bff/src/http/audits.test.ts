import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startHttpGateway } from "../../test/harness/httpGateway.ts";
import type { HttpGateway } from "../../test/harness/httpGateway.ts";

let gateway: HttpGateway;

beforeAll(async () => {
  gateway = await startHttpGateway({ DEVELOPER_MODE: "on" });
});

afterAll(() => gateway.close());

const audits = serverAudits({ url: () => `${gateway.url}/graphql` });

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
