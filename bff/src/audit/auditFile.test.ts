import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackOffice, type Caller, oneEngine, startBackOffice } from "../../test/harness/backOffice.ts";
import {
  createFakeContext,
  owner as anOwner,
  run,
  seller as aSeller,
} from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { startStubService } from "../../test/doubles/stubService.ts";
import { signInRoute, stubOwner, trySignIn } from "../../test/doubles/stubUser.ts";
import { startTestGateway } from "../../test/harness/gateway.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";

const start = `mutation ($input: StartExportInput!) { started: startExport(input: $input) {
  __typename ... on StartExportSuccess { job { id kind } } ... on Error { message } } }`;
const started = v.object({ started: v.object({ job: v.object({ id: v.string(), kind: v.string() }) }) });
const seenJob = v.object({
  node: v.object({ state: v.string(), total: v.number(), downloadUrl: v.nullable(v.string()) }),
});
const readJob = "query ($id: ID!) { node(id: $id) { ... on Job { state total downloadUrl } } }";
const shown = v.object({
  viewer: v.object({
    audit: v.object({
      nodes: v.array(
        v.object({
          databaseId: v.string(),
          at: v.string(),
          action: v.string(),
          note: v.nullable(v.string()),
          noteDetail: v.nullable(v.string()),
          actingFor: v.nullable(v.string()),
          actor: v.object({ id: v.string(), name: v.nullable(v.string()), kind: v.string() }),
          subjectType: v.string(),
          subjectName: v.nullable(v.string()),
          partOfName: v.nullable(v.string()),
          reason: v.nullable(v.string()),
          changes: v.array(
            v.object({ label: v.string(), before: v.nullable(v.string()), after: v.nullable(v.string()) }),
          ),
        }),
      ),
    }),
  }),
});
const trail = `query ($filter: AuditFilter) { viewer { audit(first: 100, filter: $filter) { nodes {
  databaseId at action note noteDetail actingFor actor { id name kind } subjectType subjectName partOfName reason
  changes { label before after } } } } }`;

/** What the screen shows, in the columns of the file, the oldest first. */
async function onScreen(caller: Caller, filter: object) {
  const { nodes } = v.parse(shown, (await caller.send(trail, { filter })).data).viewer.audit;
  return nodes.toReversed().map((entry) => ({
    entry_id: entry.databaseId,
    at: entry.at,
    who: entry.actor.name ?? (entry.actor.kind === "SYSTEM" ? "" : entry.actor.id),
    token: entry.actingFor ?? "",
    action: entry.note ?? entry.action.toLowerCase(),
    kind: entry.subjectType,
    record: entry.subjectName ?? "",
    part_of: entry.partOfName ?? "",
    changes:
      entry.noteDetail ??
      entry.changes
        .map(({ label, before, after }) => `${label}: ${before ?? "–"} → ${after ?? "–"}`)
        .join("\n"),
    reason: entry.reason ?? "",
  }));
}

/** The rows of a CSV file by their columns, as RFC 4180 reads it. */
function rowsOf(text: string) {
  const cells = [...text.replace(/^\uFEFF/, "").matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)];
  const lines: string[][] = [[]];
  for (const [, cell = "", end] of cells) {
    lines.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ",") lines.push([]);
  }
  const [head = [], ...rows] = lines.slice(0, -1);
  return rows.map((row) => {
    expect(row).toHaveLength(head.length);
    return Object.fromEntries(row.map((cell, index) => [head[index] ?? "", cell]));
  });
}

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;
  let seller: Caller;
  beforeAll(async () => {
    office = await startBackOffice(engine);
    owner = await office.signIn("owner@verdant.test");
    seller = await office.signIn("seller@verdant.test");
  });
  afterAll(() => office.close());

  const fetchAs = (caller: Caller, path: string | null) =>
    fetch(office.url + (path ?? "/none"), { headers: { cookie: caller.cookie ?? "" } });
  async function exported(caller: Caller, filter: object) {
    const { data } = await caller.send(start, { input: { list: { audit: { filter } } } });
    const { id, kind } = v.parse(started, data).started.job;
    expect(kind).toBe("EXPORT_AUDIT");
    const read = async () => v.parse(seenJob, (await caller.send(readJob, { id })).data).node;
    await expect.poll(async () => (await read()).state).toBe("DONE");
    const { downloadUrl, total } = await read();
    const response = await fetchAs(caller, downloadUrl);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toMatch(/filename="export_audit-[\d-]+\.csv"$/);
    return { rows: rowsOf(await response.text()), total, downloadUrl };
  }
  const change = (caller: Caller, name: string, input: object) => {
    const type = name.charAt(0).toUpperCase() + name.slice(1);
    return caller.send(
      `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename ... on Error { message } } }`,
      { input },
    );
  };

  test("the file of each has what the screen shows to them, and nothing else", async () => {
    const product = encodeNodeId("Product", "1");
    await change(owner, "editProductDetails", {
      id: product,
      brandId: encodeNodeId("Brand", "2"),
      model: "=HYPERLINK(1)",
    });
    await change(owner, "addBrand", { name: "+91 brand" });
    const from = "2026-01-01T00:00:00+05:30";
    const [own, whole] = [await onScreen(seller, { from }), await onScreen(owner, { from })];
    const { rows: ofSeller, total } = await exported(seller, { from });
    // What the export itself leaves in the trail comes after its end.
    expect(ofSeller).toEqual(own);
    expect(total).toBe(own.length);
    const { rows: ofOwner } = await exported(owner, { from });
    expect(ofOwner.slice(0, whole.length)).toEqual(
      whole.map((row) => ({ ...row, record: row.record.replace(/^\+/, "'+") })),
    );
    expect(ofOwner.map(({ record }) => record)).toContain("'+91 brand");
    expect(ofSeller.map(({ kind }) => kind)).not.toContain("Brand");
    expect(ofSeller.map(({ changes }) => changes).join()).toContain("Model: LT-26 → =HYPERLINK(1)");
    expect(new Set(ofSeller.map(({ entry_id }) => entry_id))).not.toEqual(
      new Set(ofOwner.map(({ entry_id }) => entry_id)),
    );
  });

  test("the filters of the screen are those of the file; a foreign location is not found", async () => {
    const filter = { types: ["Brand"], actions: ["CREATED"], actor: "owner:1" };
    const wanted = await onScreen(owner, filter);
    const { rows } = await exported(owner, filter);
    expect(rows.map(({ entry_id }) => entry_id)).toEqual(wanted.map(({ entry_id }) => entry_id));
    expect(rows).not.toEqual([]);
    const at = rows[0]?.["at"] ?? "";
    expect((await exported(owner, { ...filter, to: at })).rows).toEqual([]);
    expect((await exported(owner, { ...filter, from: at })).rows).toEqual(rows);
    for (const wrong of [{ sellerId: encodeNodeId("Seller", "999") }, { types: ["Nothing"] }])
      expect((await owner.send(start, { input: { list: { audit: { filter: wrong } } } })).data).toMatchObject(
        {
          started: { __typename: "NotFoundError" },
        },
      );
    const location = await exported(owner, { sellerId: encodeNodeId("Seller", "1") });
    expect(location.rows).not.toEqual([]);
    expect(location.rows.map(({ kind }) => kind)).not.toContain("Brand");
  });

  test("a link is worth nothing to anybody else", async () => {
    const { downloadUrl } = await exported(owner, { types: ["Brand"] });
    const foreign = await office.signIn("owner@fernway.test");
    for (const caller of [seller, foreign, office.anonymous])
      expect((await fetchAs(caller, downloadUrl)).status).toBe(404);
  });
});

test("who may not read the trail starts no export of it, in person or by a token; nothing is sent", async () => {
  const staff = { ...aSeller, primaryLogin: false };
  const token = { ...anOwner, limitedTo: ["ORDER_READ"] as const };
  for (const user of [staff, token]) {
    const rest = createFakeRest();
    const { data } = await run(createFakeContext(rest, user), start, { input: { list: { audit: {} } } });
    expect(data).toMatchObject({ started: { __typename: "ForbiddenError" } });
    expect(rest.calls).toEqual([]);
  }
  const { data } = await run(createFakeContext(createFakeRest(), null), start, {
    input: { list: { audit: {} } },
  });
  expect(data).toMatchObject({ started: { __typename: "UnauthenticatedError" } });
});

test("whoever has lost the right since has no link, and one from before brings nothing", async () => {
  const user = stubOwner({ user_seller_id: 11, seller_id: 3, primary_login: true });
  const entry = {
    audit_id: 7,
    at: "2026-01-01T00:00:00Z",
    actor: "",
    action: "note",
    entity: "account",
    entity_id: 11,
    name: "Only for readers",
    company_po_id: 1,
    seller_id: 3,
    after: { note: "signed_in" },
    created_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-01-01T00:00:00Z",
  };
  // Of others, which no service should answer: the gateway leaves them out all the same.
  const others = [
    { ...entry, audit_id: 8, seller_id: 4 },
    { ...entry, audit_id: 9, seller_id: null },
    { ...entry, audit_id: 10, company_po_id: 2 },
  ];
  const job = {
    job_id: 5,
    company_po_id: 1,
    seller_id: 3,
    user_po_id: null,
    user_seller_id: 11,
    started_by: "Kiran",
    kind: "export_audit",
    job_state: "done",
    total: 1,
    done_count: 1,
    ok_count: 1,
    refused_count: 0,
    skipped_count: 0,
    part_count: 1,
    message: null,
    started_at: "2026-01-01T00:00:00Z",
    ended_at: "2026-01-01T00:00:00Z",
    expires_at: null,
    created_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-01-01T00:00:00Z",
  };
  const content = [entry, ...others].map((one) => `${JSON.stringify(one)}\n`).join("");
  const service = await startStubService({
    ...signInRoute(user),
    "GET /v1/companyJob": () => ({ body: [job] }),
    "GET /v1/companyJob/5": () => ({ body: job }),
    "GET /v1/companyJob/file/5": () => ({ body: { job_id: 5, part: 0, part_count: 1, content } }),
  });
  const gateway = await startTestGateway(service.url);
  try {
    const link = async () => {
      const caller = gateway.caller();
      expect(await trySignIn(caller, user.password)).toBe("SignInSuccess");
      const { data } = await caller.send(readJob, { id: encodeNodeId("Job", "5") });
      return { caller, url: v.parse(seenJob, data).node.downloadUrl };
    };
    const get = (caller: { readonly session: string | undefined }, url: string | null) =>
      gateway.fetch(url ?? "/none", { headers: { cookie: `__Host-sid=${caller.session}` } });
    const reader = await link();
    const read = await get(reader.caller, reader.url);
    expect(rowsOf(await read.text()).map(({ entry_id }) => entry_id)).toEqual(["7"]);
    user.record["primary_login"] = false;
    const staff = await link();
    expect(staff.url).toBeNull();
    const refused = await get(staff.caller, reader.url);
    expect([refused.status, await refused.text()]).toEqual([404, "There is no such file."]);
    expect(service.unexpected).toEqual([]);
  } finally {
    await gateway.close();
    await service.close();
  }
});
