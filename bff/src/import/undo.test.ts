import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as v from "valibot";
import { type BackOffice, type Caller, oneEngine, startBackOffice } from "../../test/harness/backOffice.ts";
import { sendTable } from "../../test/harness/sendTable.ts";

const error = "... on Error { message code }";
const does = (name: string, type: string) =>
  `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename ${error}
    ... on ${type}Success { job { id kind } } } }`;
const start = does("startImport", "StartImport");
const map = does("mapImport", "MapImport");
const run = does("runImport", "RunImport");
const undo = does("undoImport", "UndoImport");
const addBrand = "mutation ($input: AddBrandInput!) { addBrand(input: $input) { __typename } }";
const deleteBrand = "mutation ($input: DeleteBrandInput!) { deleteBrand(input: $input) { __typename } }";
const editBrand = "mutation ($input: EditBrandInput!) { editBrand(input: $input) { __typename } }";
const undoEdit = `mutation ($input: UndoBulkEditInput!) { result: undoBulkEdit(input: $input) { __typename ${error} } }`;
const read = `query ($id: ID!) { node(id: $id) { ... on Job {
  state kind okCount refusedCount canUndo undoCounts { deleted restored } undoneBy { id }
  rows(first: 10) { nodes { productId name outcome message messageCode product { id } changes { label before after } } } } } }`;

const result = v.object({ result: v.looseObject({ job: v.optional(v.looseObject({ id: v.string() })) }) });
const node = v.object({ node: v.looseObject({ state: v.string() }) });
const named = v.object({
  viewer: v.object({ brands: v.object({ nodes: v.array(v.object({ id: v.string(), name: v.string() })) }) }),
});

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

  const send = async (document: string, input: object, caller = owner) =>
    v.parse(result, (await caller.send(document, { input })).data).result;
  const jobOf = async (id: string, caller = owner) =>
    v.parse(node, (await caller.send(read, { id })).data).node;
  const until = async (id: string, state: string) => {
    await expect.poll(async () => (await jobOf(id)).state, { timeout: 60_000 }).toBe(state);
    return jobOf(id);
  };
  const brands = async () =>
    v.parse(named, (await owner.send("{ viewer { brands(first: 100) { nodes { id name } } } }")).data).viewer
      .brands.nodes;
  const brand = async (name: string) => (await brands()).find((one) => one.name === name)?.id ?? "";
  const names = async () =>
    (await brands()).map(({ name }) => name).filter((name) => name.startsWith("Back "));
  /** Reads brands in, and is done with it. */
  async function imported(content: string, caller = owner): Promise<string> {
    const uploadId = await sendTable(office.url, caller, content);
    const jobId = (await send(start, { kind: "BRANDS", uploadId }, caller)).job?.id ?? "";
    const columns = content.split("\n")[0]?.split(",") ?? [];
    const mapping = columns.map((field, column) => ({ field, column }));
    await send(map, { jobId, mapping }, caller);
    await until(jobId, "READY");
    await send(run, { jobId }, caller);
    await until(jobId, "DONE");
    return jobId;
  }

  test("an import says what its undoing would do, is taken back once, and what was touched since is named", async () => {
    await owner.send(addBrand, { input: { name: "Back before" } });
    const id =
      Buffer.from(await brand("Back before"), "base64url")
        .toString()
        .split(":")[1] ?? "";
    const jobId = await imported(`brand_id,name\n,Back new\n,Back touched\n${id},Back after\n`);
    expect(await jobOf(jobId)).toMatchObject({
      canUndo: true,
      undoCounts: { deleted: 2, restored: 1 },
      undoneBy: null,
    });
    await owner.send(editBrand, { input: { id: await brand("Back touched"), name: "Back kept" } });
    const answer = await send(undo, { jobId });
    expect(answer).toMatchObject({ __typename: "UndoImportSuccess", job: { kind: "UNDO_IMPORT" } });
    expect(await until(answer.job?.id ?? "", "DONE")).toMatchObject({
      okCount: 2,
      refusedCount: 1,
      canUndo: false,
      undoCounts: null,
      rows: {
        nodes: [
          {
            productId: null,
            product: null,
            name: "Back after",
            outcome: "DONE",
            message: null,
            changes: [{ label: "Name", before: "Back after", after: "Back before" }],
          },
          {
            productId: null,
            name: "Back touched",
            outcome: "STALE",
            message: "It was changed since",
            messageCode: "CHANGED_SINCE",
            changes: [],
          },
          { name: "Back new", outcome: "DONE" },
        ],
      },
    });
    const { data } = await owner.send(
      `query ($id: ID!) { node(id: $id) { ... on Job { import { rows(first: 10, outcome: [UNDONE]) {
        totalCount nodes { name outcome } } } } } }`,
      { id: jobId },
    );
    expect(data).toMatchObject({
      node: {
        import: {
          rows: {
            totalCount: 2,
            nodes: [
              { name: "Back new", outcome: "UNDONE" },
              { name: "Back after", outcome: "UNDONE" },
            ],
          },
        },
      },
    });
    expect(new Set(await names())).toEqual(new Set(["Back before", "Back kept"]));
    expect(await jobOf(jobId)).toMatchObject({
      canUndo: false,
      undoCounts: null,
      undoneBy: { id: answer.job?.id },
    });
    expect(await send(undo, { jobId })).toEqual({
      __typename: "ConflictError",
      message: "This cannot be undone any more",
      code: "CONFLICT",
    });
    for (const name of ["Back before", "Back kept"])
      await owner.send(deleteBrand, { input: { id: await brand(name) } });
  });

  test("who does not see an import cannot take it back, and it says nothing of it to them", async () => {
    const jobId = await imported("name\nBack safe\n");
    const strangers = [seller, await office.signIn("owner@fernway.test")];
    for (const caller of strangers) {
      expect(await send(undo, { jobId }, caller)).toMatchObject({ __typename: "NotFoundError" });
      expect((await caller.send(read, { id: jobId })).data).toEqual({ node: null });
    }
    const anonymous = await office.anonymous.send(undo, { input: { jobId } });
    expect(anonymous.data).toMatchObject({ result: { __typename: "UnauthenticatedError" } });
    // A change of many is another thing.
    expect(await send(undoEdit, { jobId })).toMatchObject({ __typename: "ConflictError" });
    expect(await jobOf(jobId)).toMatchObject({ canUndo: true, undoneBy: null });
    expect(await names()).toEqual(["Back safe"]);
    await until((await send(undo, { jobId })).job?.id ?? "", "DONE");
    expect(await names()).toEqual([]);
  });

  test("who may not delete brands leaves those that they have added, and the company's owner takes them back", async () => {
    const jobId = await imported("name\nBack theirs\n", seller);
    const first = await send(undo, { jobId }, seller);
    expect(await until(first.job?.id ?? "", "DONE")).toMatchObject({
      okCount: 0,
      refusedCount: 1,
      rows: {
        nodes: [{ name: "Back theirs", outcome: "REFUSED", message: "You are not allowed to do this." }],
      },
    });
    expect(await names()).toEqual(["Back theirs"]);
    expect(await jobOf(jobId)).toMatchObject({ canUndo: true, undoneBy: { id: first.job?.id } });
    await until((await send(undo, { jobId })).job?.id ?? "", "DONE");
    expect(await names()).toEqual([]);
  });
});
