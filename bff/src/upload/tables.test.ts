import { expect, test } from "vitest";
import * as v from "valibot";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { createMemoryStorage } from "../../test/doubles/memoryStorage.ts";
import type { Context } from "../graphql/context.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { discardTable } from "./discardTable.ts";
import { sentKey } from "./keys.ts";

// Tables to be read in are no pictures that a company keeps, but they lie there for a day.

const request = `mutation ($input: RequestUploadInput!) { result: requestUpload(input: $input) { __typename
  ... on RequestUploadSuccess { upload { id } } ... on ValidationError { issues { path message messageCode } } } }`;
const granted = v.object({ result: v.object({ upload: v.object({ id: v.string() }) }) });

const ask = async (context: Context, bytes: number, purpose = "IMPORT_FILE") => {
  const contentType = purpose === "IMPORT_FILE" ? "text/csv" : "image/png";
  return (await run(context, request, { input: { purpose, contentType, bytes } })).data;
};
/** The id by which the gateways know an upload. */
const idOf = (data: unknown): string => idOfType("Upload", v.parse(granted, data).result.upload.id) ?? "";

test("the eleventh table of 20 MB of a company is refused beside its length, until one is removed", async () => {
  const context = createFakeContext(createFakeRest(), owner);
  const ids: string[] = [];
  for (let count = 0; count < 10; count += 1) ids.push(idOf(await ask(context, 20_000_000)));
  const message =
    "Your company may have 200 MB of files to import at a time, and that would be more. Run an import first, or wait a day.";
  const refused = {
    result: {
      __typename: "ValidationError",
      issues: [{ path: ["bytes"], message, messageCode: "IMPORT_FILES_LIMIT" }],
    },
  };
  expect(await ask(context, 20_000_000)).toEqual(refused);
  expect(await ask(context, 1)).toEqual(refused);
  // A colleague has no more room, another company has its own, and pictures have theirs.
  const colleague = {
    ...createFakeContext(createFakeRest(), { ...owner, userId: "12" }),
    uploads: context.uploads,
  };
  expect(await ask(colleague, 20_000_000)).toEqual(refused);
  const other = {
    ...createFakeContext(createFakeRest(), { ...owner, companyId: "2" }),
    uploads: context.uploads,
  };
  expect(await ask(other, 20_000_000)).toMatchObject({ result: { __typename: "RequestUploadSuccess" } });
  expect(await ask(context, 20, "COMPANY_LOGO")).toMatchObject({
    result: { __typename: "RequestUploadSuccess" },
  });
  await discardTable(context, ids[0] ?? "");
  expect(await ask(context, 20_000_000)).toMatchObject({ result: { __typename: "RequestUploadSuccess" } });
});

test("a table that is discarded is gone with its file; others' and pictures stay, and a store that is down is left to the sweep", async () => {
  const storage = createMemoryStorage();
  const context = { ...createFakeContext(createFakeRest(), owner), storage };
  const [table, picture] = [idOf(await ask(context, 3)), idOf(await ask(context, 3, "COMPANY_LOGO"))];
  for (const id of [table, picture]) await storage.images.write(sentKey(id), Buffer.from("abc"), "text/csv");
  const stranger = {
    ...createFakeContext(createFakeRest(), { ...owner, companyId: "2" }),
    uploads: context.uploads,
    storage,
  };
  await discardTable(stranger, table);
  await discardTable(context, picture);
  await discardTable(context, "what a service calls it");
  expect([...storage.images.objects.keys()]).toEqual([sentKey(table), sentKey(picture)]);
  const remove = async () => Promise.reject(new Error("The store is down."));
  await discardTable({ ...context, storage: { ...storage, images: { ...storage.images, remove } } }, table);
  expect(await context.uploads.read(table)).not.toBeNull();
  await discardTable(context, table);
  expect([...storage.images.objects.keys()]).toEqual([sentKey(picture)]);
  expect(await context.uploads.read(table)).toBeNull();
});
