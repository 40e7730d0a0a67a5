import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { RestError } from "../rest/error.ts";
import { onePixel } from "../../test/doubles/finishedUpload.ts";
import { productService, refusing } from "../../test/doubles/productService.ts";
import { clientOf } from "../../test/harness/productChange.ts";

const path = "POST /v1/companyBulkEdit";
const ids = ["1", "2"].map((id) => encodeNodeId("Product", id));
const keys = ["photo", "image-1", "image-2"].flatMap((name) =>
  ["1", "2"].map((id) => `Uploads/${id}/${name}.webp`),
);
const row = (entity_id: number, outcome: string, message: string | null = null) => ({
  entity_id,
  name: `Product ${entity_id}`,
  outcome,
  message,
  before: null,
  after: null,
});

/** Somebody at a service that answers so to a change of products 1 and 2, whose pictures are in storage. */
async function clientWith(respond: ReturnType<typeof refusing>) {
  const client = clientOf(productService({}, { [path]: respond }));
  const { images } = client.context.storage;
  for (const key of keys) await images.write(key, onePixel, "image/webp");
  const left = async () => {
    const found = await Promise.all(keys.map(async (key) => ((await images.read(key, 1000)) ? [key] : [])));
    return found.flat();
  };
  return { client, left };
}

test("the files of deleted products go, those of a product that stays are kept", async () => {
  const used = "Still in use: it is bundled with other products";
  const rows = [row(1, "done"), row(2, "refused", used)];
  const { client, left } = await clientWith(() => ({ job: null, total: 2, rows }));
  const selected = "results { outcome message } refusedCount deletedIds";
  expect(await client.change("deleteProducts", { ids }, selected)).toMatchObject({
    __typename: "DeleteProductsSuccess",
    results: [
      { outcome: "DONE", message: null },
      { outcome: "REFUSED", message: used },
    ],
    refusedCount: 1,
    deletedIds: [ids[0]],
  });
  expect(await left()).toEqual(keys.filter((key) => key.startsWith("Uploads/2/")));
});

test("a preview and a call that fails leave every file", async () => {
  const shown = await clientWith(() => ({ job: null, total: 2, rows: [row(1, "done"), row(2, "done")] }));
  await shown.client.change("deleteProducts", { ids, isPreview: true });
  expect(await shown.left()).toEqual(keys);
  const failed = await clientWith(refusing(new RestError("invalid", "The person may not do this")));
  expect(await failed.client.change("deleteProducts", { ids })).toMatchObject({
    __typename: "ValidationError",
  });
  expect(await failed.left()).toEqual(keys);
});
