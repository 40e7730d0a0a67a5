import { expect, test } from "vitest";
import type { Permission } from "../access/permission.ts";
import type { SessionUser } from "../access/user.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";

const change = {
  job_id: 5,
  company_po_id: 1,
  seller_id: null,
  user_po_id: 12,
  user_seller_id: null,
  started_by: "Asha Rao",
  kind: "bulk_edit",
  job_state: "done",
  total: 3,
  done_count: 3,
  ok_count: 3,
  refused_count: 0,
  skipped_count: 0,
  part_count: 0,
  can_undo: true,
  can_retry: false,
  permission: "PRODUCT_APPROVE",
  message: null,
  started_at: "2026-11-27T08:00:00Z",
  ended_at: "2026-11-27T08:00:00Z",
  expires_at: null,
  created_at: "2026-11-27T08:00:00Z",
  updated_at: "2026-11-27T08:00:00Z",
};
const only = (...permissions: Permission[]): SessionUser => ({
  ...owner,
  role: { id: "9", name: "Helper", system: null, permissions },
});

test("who may not make a change is not offered to undo it, and is refused when they try", async () => {
  const rest = createFakeRest({ tables: { companyJob: { key: "job_id", rows: [change], parents: {} } } });
  const id = encodeNodeId("Job", "5");
  const canUndo = (user: SessionUser) =>
    run(createFakeContext(rest, user), "query ($id: ID!) { node(id: $id) { ... on Job { canUndo } } }", {
      id,
    });
  expect((await canUndo(only("PRODUCT_APPROVE"))).data).toEqual({ node: { canUndo: true } });
  const helper = only("PRODUCT_UPDATE");
  expect((await canUndo(helper)).data).toEqual({ node: { canUndo: false } });
  const { data } = await run(
    createFakeContext(rest, helper),
    "mutation ($jobId: ID!) { undoBulkEdit(input: { jobId: $jobId }) { __typename } }",
    { jobId: id },
  );
  expect(data).toEqual({ undoBulkEdit: { __typename: "ForbiddenError" } });
  expect(rest.summary().filter((call) => call.startsWith("POST"))).toEqual([]);
});
