import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBackOffice, type BackOffice, type Caller } from "../../test/harness/backOffice.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { startDataKey, startDataSchema, type StartData } from "./startData.ts";

// Through the real gateway in front of the real service, into the folder.

let office: BackOffice;
let owner: Caller;
let unfinished: Caller;

beforeAll(async () => {
  office = await startBackOffice();
  [owner, unfinished] = await Promise.all([
    office.signIn("owner@verdant.test"),
    office.signIn("owner@fernway.test"),
  ]);
});

afterAll(() => office.close());

async function published(name: string): Promise<StartData | null> {
  const text = await readFile(join(office.initialDataFolder, `${name}.json`), "utf8").catch(() => null);
  return text === null ? null : v.parse(startDataSchema, JSON.parse(text));
}

/** Every file of the folder, also what is being written. */
async function files(): Promise<string[]> {
  const found = await readdir(office.initialDataFolder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const add = `mutation ($input: AddCollectionInput!) { addCollection(input: $input) { __typename
  ... on AddCollectionSuccess { collection { id } } } }`;
const remove = `mutation ($input: DeleteCollectionInput!) { deleteCollection(input: $input) { __typename } }`;

test("a change is in the published file soon after it was answered, and so is its undoing", async () => {
  const response = await owner.send(add, { input: { name: "Published", isDisplayed: true } });
  const names = async () => (await published("verdant"))?.collections.map(({ name }) => name);
  await expect.poll(names).toContain("Published");
  const data = await published("verdant");
  expect(data?.company).toMatchObject({ name: "Verdant", subdomain: "verdant" });
  expect(data?.categories.length).toBeGreaterThan(0);
  expect(data?.banners[0]?.imageUrl).toMatch(/^http:\/\/localhost:\d+\/media\/home-images\/1\/banner-/);
  // Nothing half written stays behind.
  expect(await files()).toEqual(["verdant.json"]);

  const { id } = v.parse(
    v.object({ addCollection: v.object({ collection: v.object({ id: v.string() }) }) }),
    response.data,
  ).addCollection.collection;
  await owner.send(remove, { input: { id } });
  await expect.poll(names).not.toContain("Published");
});

test("a product that a change of many takes off sale leaves its collection, and comes back with its undoing", async () => {
  await owner.send(add, { input: { name: "Begun", isDisplayed: true } });
  const onSale = async () =>
    (await published("verdant"))?.collections.flatMap(({ productIds }) => productIds ?? []);
  await expect.poll(async () => (await onSale())?.length).toBeGreaterThan(0);
  const [id = ""] = (await onSale()) ?? [];
  const { data } = await owner.send(
    `mutation ($input: DisableProductsInput!) { disableProducts(input: $input) { ... on DisableProductsSuccess {
      doneCount job { id } } } }`,
    { input: { ids: [encodeNodeId("Product", id)], reason: "Recalled" } },
  );
  const { doneCount, job } = v.parse(
    v.object({ disableProducts: v.object({ doneCount: v.number(), job: v.object({ id: v.string() }) }) }),
    data,
  ).disableProducts;
  expect(doneCount).toBe(1);
  await expect.poll(onSale, { timeout: 30_000 }).not.toContain(id);
  const undo = `mutation ($input: UndoBulkEditInput!) { undoBulkEdit(input: $input) { __typename } }`;
  expect((await owner.send(undo, { input: { jobId: job.id } })).data).toEqual({
    undoBulkEdit: { __typename: "UndoBulkEditSuccess" },
  });
  await expect.poll(onSale, { timeout: 30_000 }).toContain(id);
});

test("a company in the middle of its onboarding is not published", async () => {
  expect(
    (await unfinished.send(add, { input: { name: "Too early", isDisplayed: true } })).data,
  ).toMatchObject({
    addCollection: { __typename: "AddCollectionSuccess" },
  });
  // A later change of the other company comes out; this one would have come before it.
  await owner.send(add, { input: { name: "Later", isDisplayed: true } });
  await expect.poll(async () => JSON.stringify(await published("verdant"))).toContain("Later");
  expect(await files()).toEqual(["verdant.json"]);
});

test("a subdomain that has start data is not free, although the service knows nothing of it", async () => {
  const ask = `query ($value: String!) { availability(kind: SUBDOMAIN, value: $value) {
    ... on Availability { available } } }`;
  const isFree = async (value: string) => (await office.anonymous.send(ask, { value })).data;
  expect(await isFree("sprig")).toEqual({ availability: { available: true } });
  await writeFile(join(office.initialDataFolder, "sprig.json"), "{}");
  expect(await isFree("Sprig")).toEqual({ availability: { available: false } });
});

test.each([
  ["Verdant", "verdant.json"],
  [" shop-1 ", "shop-1.json"],
  ["", null],
  ["-shop", null],
  ["a/b", null],
  ["..", null],
  ["a".repeat(64), null],
])("the file of %j is %j", (subdomain, key) => {
  expect(startDataKey(subdomain)).toBe(key);
});
