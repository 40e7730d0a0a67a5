import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBackOffice, type BackOffice, type Caller } from "../../test/harness/backOffice.ts";
import { onePixel } from "../../test/doubles/finishedUpload.ts";

const script = fileURLToPath(new URL("../../../docs/integrators/createProduct.mjs", import.meta.url));
const run = promisify(execFile);

const made = v.object({
  addApiToken: v.object({ secret: v.string() }),
});
const found = v.object({
  viewer: v.object({ products: v.object({ edges: v.array(v.object({ node: v.looseObject({}) })) }) }),
});

let office: BackOffice;
let owner: Caller;
let folder: string;
let secret: string;

beforeAll(async () => {
  office = await startBackOffice();
  owner = await office.signIn("owner@verdant.test");
  folder = await mkdtemp(join(tmpdir(), "integrator-"));
  for (const name of ["summary.png", "one.png", "two.png"]) await writeFile(join(folder, name), onePixel);
  const response = await owner.send(
    "mutation ($input: AddApiTokenInput!) { addApiToken(input: $input) { ... on AddApiTokenSuccess { secret } ... on Error { message } } }",
    {
      input: {
        name: "Integrator",
        permissions: ["SELLER_READ", "PRODUCT_CREATE", "PRODUCT_UPDATE", "VARIANT_CREATE"],
        expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      },
    },
  );
  secret = v.parse(made, response.data).addApiToken.secret;
});

afterAll(async () => {
  await office.close();
  await rm(folder, { recursive: true, force: true });
});

function runScript(environment: Readonly<Record<string, string>>) {
  const files = ["summary.png", "one.png", "two.png"].map((name) => join(folder, name));
  return run(process.execPath, [script, ...files], {
    env: { ...process.env, ENDPOINT: `${office.url}/graphql`, TOKEN: secret, ...environment },
  });
}

async function kettles(): Promise<unknown[]> {
  const { data } = await owner.send(`{ viewer { products(search: "Copper kettle") { edges { node {
    name status model priceRange { lowest highest } cgst hsnCode giftWrappingPrice discountPercentage incompleteStep
    imageUrl images { totalCount edges { node { order url thumbnailUrl } } }
    variants { edges { node { shortName price isDefault order } } } bundles { totalCount }
    slabs { number minimumQuantity percentage } manufacturer { name } originCountry { name }
  } } } } }`);
  return v.parse(found, data).viewer.products.edges.map(({ node }) => node);
}

test("the script for integrators creates a whole product, and running it again creates nothing more", async () => {
  const first = await runScript({});
  expect(first.stdout).toContain("Status: PENDING");
  expect(first.stdout).toContain("1 × 1234.05 = 1382.13 with tax");
  expect(first.stdout).toContain("20 × 1135.33 = 25431.40 with tax");
  const again = await runScript({});
  expect(again.stdout.split("\n")[0]).toBe(first.stdout.split("\n")[0]);
  expect(await kettles()).toMatchObject([
    {
      status: "PENDING",
      model: "K-2",
      priceRange: { lowest: "1299.00", highest: "2499.00" },
      cgst: "6.00",
      hsnCode: "7418",
      giftWrappingPrice: "30.00",
      discountPercentage: "5.00",
      incompleteStep: null,
      imageUrl: expect.stringMatching(/^\/media\/Uploads\/\d+\/[0-9a-f-]{36}\.png$/),
      images: { totalCount: 2, edges: [{ node: { order: 1 } }, { node: { order: 2 } }] },
      variants: {
        edges: [
          { node: { shortName: "1 l", price: "1299.00", isDefault: true } },
          { node: { shortName: "2 l", isDefault: false } },
          { node: { shortName: "3 l", isDefault: false } },
        ],
      },
      bundles: { totalCount: 1 },
      slabs: [5, 10, 15, 20].map((minimumQuantity) => ({ minimumQuantity })),
    },
  ]);
});

test("the script says what is wrong, by field", async () => {
  await expect(runScript({ TOKEN: "wrong" })).rejects.toThrow();
  await writeFile(join(folder, "one.png"), "no picture");
  await expect(runScript({ RUN: "broken-picture" })).rejects.toThrow(
    "finishUpload → ValidationError: uploadId: Only allowed PNG or JPG or WEBP",
  );
});
