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

test("what an undoing says of a record is for whoever may read the record", async () => {
  const row = { job_id: 5, message: null, before: {}, after: {}, created_at: change.created_at };
  const rows = [
    { ...row, job_row_id: 1, entity: "vendor", entity_id: 3, name: "Quiet Supplies", outcome: "done" },
    {
      ...row,
      job_row_id: 2,
      entity: "vendor",
      entity_id: 4,
      name: "Loud Supplies",
      outcome: "stale",
      message: "It was changed since",
    },
    { ...row, job_row_id: 3, entity: "brand", entity_id: 1, name: "Lohastra", outcome: "done" },
  ].map((one) => ({ ...one, updated_at: change.updated_at }));
  const rest = createFakeRest({
    tables: {
      companyJob: { key: "job_id", rows: [{ ...change, kind: "undo_import" }], parents: {} },
      companyJobRow: { key: "job_row_id", rows, parents: { job_id: "job_id" } },
    },
  });
  const seen = async (user: SessionUser) =>
    (
      await run(
        createFakeContext(rest, user),
        `query ($id: ID!) { node(id: $id) { ... on Job { rows(first: 10) { totalCount edges { node {
          name outcome message messageCode } } } } } }`,
        { id: encodeNodeId("Job", "5") },
      )
    ).data;
  const told = (...nodes: readonly (readonly unknown[])[]) => ({
    node: {
      rows: {
        totalCount: 3,
        edges: nodes.map(([name, outcome, message, messageCode]) => ({
          node: { name, outcome, message, messageCode },
        })),
      },
    },
  });
  expect(await seen(only("VENDOR_READ"))).toEqual(
    told(
      ["Quiet Supplies", "DONE", null, null],
      ["Loud Supplies", "STALE", "It was changed since", "CHANGED_SINCE"],
      ["Lohastra", "DONE", null, null],
    ),
  );
  expect(await seen(only("PRODUCT_UPDATE"))).toEqual(
    told(["", "DONE", null, null], ["", "STALE", null, null], ["Lohastra", "DONE", null, null]),
  );
});
