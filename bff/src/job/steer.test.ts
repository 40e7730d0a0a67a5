import { expect, test } from "vitest";
import { createFakeContext, owner, run, seller } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { change, writes } from "../../test/harness/change.ts";
import { allPermissions, type Permission } from "../access/permission.ts";
import type { SystemRole } from "../access/user.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";

const id = encodeNodeId("Job", "7");
const times = { created_at: "2026-11-20T09:00:00.000Z", updated_at: "2026-11-20T09:00:00.000Z" };

/** A change of many products that the owner has cancelled halfway, or what is said of it. */
const jobOf = (more: object = {}) => ({
  ...times,
  job_id: 7,
  company_po_id: 1,
  seller_id: null,
  user_po_id: 10,
  user_seller_id: null,
  started_by: "Anjali Rao",
  kind: "bulk_edit",
  job_state: "cancelled",
  total: 3000,
  done_count: 1500,
  ok_count: 1500,
  refused_count: 0,
  skipped_count: 0,
  part_count: 0,
  can_retry: true,
  permission: "PRODUCT_UPDATE",
  via: "",
  ...more,
});

const service = (job: object) =>
  createFakeRest({
    tables: { companyJob: { key: "job_id", rows: [job], parents: { company_po_id: "company_po_id" } } },
    writes: {
      "PUT /v1/companyJob/cancel/{id}": () => ({ ...job, job_state: "cancelled" }),
      "PUT /v1/companyJob/retry/{id}": () => ({ ...job, job_state: "queued" }),
    },
  });

const act = (verb: string) => {
  const type = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}JobInput`;
  return `mutation ($input: ${type}!) { ${verb}Job(input: $input) { __typename } }`;
};

const staff = (system: SystemRole | null, permissions: readonly Permission[]) => ({
  ...owner,
  userId: "77",
  primaryLogin: false,
  role: { id: "6", name: "Staff", system, permissions },
});
const reads = staff(
  "viewer",
  allPermissions.filter((permission) => permission.endsWith("_READ")),
);
const changesProducts = staff(null, ["PRODUCT_UPDATE"]);
const changesOther = staff(null, ["BRAND_UPDATE", "IMPORT_CREATE"]);
const whole = staff("owner", allPermissions);
const disables = staff(null, ["PERSON_DELETE"]);
const manager = { ...seller, userId: "78", primaryLogin: true };
const atLocation = { ...manager, primaryLogin: false };

const waiting = { job_state: "queued", can_retry: false };
const exporting = { kind: "export_brand", permission: null };
const ofLocation = { ...exporting, seller_id: 1, user_po_id: null, user_seller_id: 77 };
const both = { cancel: true, retry: true };
const stops = { cancel: true, retry: false };
const neither = { cancel: false, retry: false };

test.each([
  ["the owner, who started it,", owner, {}, both],
  ["who may only read", reads, {}, neither],
  ["who may change products", changesProducts, {}, both],
  ["who may change something else", changesOther, {}, neither],
  ["who started an export and holds nothing any more", { ...reads, userId: "10" }, exporting, both],
  ["another owner, with an export of somebody's", whole, exporting, stops],
  ["who may disable people, with an export of somebody's", disables, exporting, stops],
  ["who may disable people, with a change of products", disables, {}, stops],
  ["who may change products, with an export of somebody's", changesProducts, exporting, neither],
  ["a location's owner, with an export of its people", manager, ofLocation, stops],
  ["a location's people, with an export of another of them", atLocation, ofLocation, neither],
])("%s cancels and tries again, or one of them, or neither", async (_who, user, more, may) => {
  for (const [verb, state, isAllowed] of [
    ["cancel", { ...more, ...waiting }, may.cancel],
    ["retry", more, may.retry],
  ] as const) {
    const rest = service(jobOf(state));
    const name = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}JobSuccess`;
    expect(await change(rest, act(verb), { id }, user)).toEqual({
      __typename: isAllowed ? name : "ForbiddenError",
    });
    expect(writes(rest)).toMatchObject(
      isAllowed ? [{ method: "PUT", template: `/v1/companyJob/${verb}/{id}`, params: { id: "7" } }] : [],
    );
    const { data } = await run(
      createFakeContext(service(jobOf(state)), user),
      "query ($id: ID!) { node(id: $id) { ... on Job { canCancel canRetry } } }",
      { id },
    );
    expect(data).toEqual({
      node: { canCancel: isAllowed && verb === "cancel", canRetry: isAllowed && verb === "retry" },
    });
  }
});
