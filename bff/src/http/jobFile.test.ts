import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { startStubService, type StubService } from "../../test/doubles/stubService.ts";
import { signInRoute, stubOwner, trySignIn } from "../../test/doubles/stubUser.ts";
import { startTestGateway, type TestGateway } from "../../test/harness/gateway.ts";

let service: StubService;
let gateway: TestGateway;
let endedAt: string;
const user = stubOwner();

beforeAll(async () => {
  const job = () => ({
    job_id: 3,
    company_po_id: 1,
    user_po_id: 10,
    started_by: "Anjali Rao",
    kind: "export_brand",
    job_state: "done",
    total: 1,
    done_count: 1,
    ok_count: 1,
    refused_count: 0,
    skipped_count: 0,
    part_count: 1,
    format: "csv",
    created_at: "2026-03-30T10:00:00Z",
    updated_at: endedAt,
    ended_at: endedAt,
    expires_at: "2999-01-01T00:00:00Z",
  });
  service = await startStubService({
    ...signInRoute(user),
    "GET /v1/companyJob": () => ({ body: [job()] }),
    "GET /v1/companyJob/3": () => ({ body: job() }),
    "GET /v1/companyJob/file/3": () => ({ body: { part_count: 1, content: "brand_id\r\n" } }),
  });
  gateway = await startTestGateway(service.url);
});
afterAll(async () => {
  await gateway.close();
  await service.close();
});

const link = v.object({ node: v.object({ downloadUrl: v.string() }) });

test.each([
  ["2026-03-31T18:29:59Z", "2026-03-31"],
  ["2026-03-31T18:30:00Z", "2026-04-01"],
])("a file that was ready at %s is named after the day in India, %s", async (ended, day) => {
  endedAt = ended;
  const caller = gateway.caller();
  expect(await trySignIn(caller, user.password)).toBe("SignInSuccess");
  const { data } = await caller.send("query ($id: ID!) { node(id: $id) { ... on Job { downloadUrl } } }", {
    id: encodeNodeId("Job", "3"),
  });
  const { downloadUrl } = v.parse(link, data).node;
  const response = await gateway.fetch(downloadUrl, {
    headers: { cookie: `__Host-sid=${caller.session}` },
  });
  expect([response.headers.get("content-disposition"), await response.text()]).toEqual([
    `attachment; filename="export_brand-${day}.csv"`,
    "brand_id\r\n",
  ]);
});
