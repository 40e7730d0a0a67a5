import { beforeEach, expect, test } from "vitest";
import type { Context } from "../graphql/context.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { RestError } from "../rest/error.ts";
import { createStoredBytes } from "../upload/storedBytes.ts";
import { bannerService } from "../../test/doubles/bannerService.ts";
import { writes } from "../../test/harness/change.ts";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import type { FakeRest } from "../../test/doubles/fakeRest.ts";
import { addFinishedUpload, onePixel } from "../../test/doubles/finishedUpload.ts";
import { createMemoryStorage, type MemoryStorage } from "../../test/doubles/memoryStorage.ts";

const errors = "... on Error { message } ... on ValidationError { issues { path message } }";
const add = `mutation ($input: AddBannerInput!) { addBanner(input: $input) { __typename
  ... on AddBannerSuccess { banner { imageUrl thumbnailUrl } bannerEdge { cursor } } ${errors} } }`;
const edit = `mutation ($input: EditBannerInput!) { editBanner(input: $input) { __typename
  ... on EditBannerSuccess { banner { imageUrl } } ${errors} } }`;
const remove = `mutation ($input: DeleteBannerInput!) { deleteBanner(input: $input) { __typename ${errors} } }`;

const uploadId = "0f0e8f1e-6c2b-4c5e-9d8f-1a2b3c4d5e6f";
const uploaded = `home-images/1/${uploadId}.png`;
const previous = "home-images/1/11111111-2222-3333-4444-555555555555.png";
const bannerId = (id: number) => encodeNodeId("Banner", String(id));
const form = {
  categoryId: encodeNodeId("Category", "2-2"),
  slogan: "Grow",
  buttonText: "Shop",
  order: 5,
};

let rest: FakeRest;
let context: Context;
let storage: MemoryStorage;

beforeEach(async () => {
  rest = bannerService();
  storage = createMemoryStorage();
  context = { ...createFakeContext(rest, owner), storage };
  await addFinishedUpload(context, owner, "BANNER_IMAGE", uploadId);
});

/** Runs one mutation and gives its result. */
async function change(document: string, input: object): Promise<object> {
  const { data, errors: failures } = await run(context, document, { input });
  expect(failures).toEqual([]);
  return Object(Object.values(Object(data))[0]);
}

/** The pictures that storefronts could show, without the small copies. */
const published = (): string[] =>
  [...storage.images.objects.keys()].filter((key) => /^home-images\/.*\.png$/.test(key));

/** Gives banner 2 a picture of our own naming. */
async function givePicture(): Promise<void> {
  const get = rest.get.bind(rest);
  rest.get = async (read) => {
    const response = await get(read);
    if (!read.template.startsWith("/v1/companyBanner") || !Array.isArray(response.body)) return response;
    const body = response.body.map((row) => ({ ...row, banner_url: previous.split("/").at(-1) }));
    return { ...response, body };
  };
  await storage.images.write(previous, onePixel, "image/png");
}

test("a new banner publishes its upload under a random name and sends the name", async () => {
  const imageUploadId = encodeNodeId("Upload", uploadId);
  expect(await change(add, { ...form, imageUploadId, idempotencyKey: "key" })).toEqual({
    __typename: "AddBannerSuccess",
    banner: { imageUrl: `/media/${uploaded}`, thumbnailUrl: `/media/${uploaded}.480.webp` },
    bannerEdge: { cursor: expect.any(String) },
  });
  expect(writes(rest)).toEqual([
    {
      method: "POST",
      template: "/v1/companyBanner",
      params: {},
      body: {
        category1_id: 2,
        category2_id: 2,
        category3_id: null,
        order_id: 5,
        banner_url: `${uploadId}.png`,
        banner_slogan: "Grow",
        banner_button_text: "Shop",
        banner_active: true,
        banner_start_date: null,
        banner_end_date: null,
        company_po_id: 1,
      },
      idempotencyKey: "key",
    },
  ]);
  expect(published()).toEqual([uploaded]);
});

test("a banner that is refused leaves no picture, and its upload can be used again", async () => {
  const imageUploadId = encodeNodeId("Upload", uploadId);
  const send = rest.send.bind(rest);
  rest.send = () => Promise.reject(new RestError("invalid", "No", { fields: { order_id: "Too late" } }));
  expect(await change(add, { ...form, imageUploadId })).toMatchObject({
    __typename: "ValidationError",
    issues: [{ path: ["order"], message: "Too late" }],
  });
  expect(published()).toEqual([]);
  rest.send = send;
  expect(await change(add, { ...form, imageUploadId })).toMatchObject({ __typename: "AddBannerSuccess" });
});

test("an upload for something else is no banner's picture", async () => {
  const imageUploadId = await addFinishedUpload(context, owner, "COMPANY_LOGO");
  expect(await change(add, { ...form, imageUploadId })).toMatchObject({ __typename: "NotFoundError" });
  expect(writes(rest)).toEqual([]);
});

test("another picture takes the place of the one before, which is removed", async () => {
  await givePicture();
  const imageUploadId = encodeNodeId("Upload", uploadId);
  expect(await change(edit, { id: bannerId(2), imageUploadId })).toMatchObject({
    banner: { imageUrl: `/media/${uploaded}` },
  });
  expect(writes(rest)).toMatchObject([{ method: "PUT", body: { banner_url: `${uploadId}.png` } }]);
  expect(published()).toEqual([uploaded]);
});

test("a stale edit publishes nothing and removes nothing", async () => {
  await givePicture();
  const imageUploadId = encodeNodeId("Upload", uploadId);
  expect(await change(edit, { id: bannerId(2), imageUploadId, version: "another" })).toMatchObject({
    __typename: "ConflictError",
  });
  expect(published()).toEqual([previous]);
});

test("a picture that another tool has named stays when its banner goes; one of ours goes with it", async () => {
  const foreign = "home-images/1/a b.webp";
  await storage.images.write(foreign, onePixel, "image/webp");
  await change(remove, { id: bannerId(2) });
  expect([...storage.images.objects.keys()]).toContain(foreign);
  await givePicture();
  context = { ...createFakeContext(rest, owner), storage };
  await change(remove, { id: bannerId(2) });
  expect(published()).toEqual([]);
});

test("a duplicate gets a copy of the picture, always the same one for the same key", async () => {
  await givePicture();
  const input = { ...form, imageOfBannerId: bannerId(2), idempotencyKey: "key" };
  await change(add, input);
  await change(add, input);
  const files = writes(rest).map((write) => Object(write).body.banner_url);
  expect(new Set(files).size).toBe(1);
  expect(files[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.png$/);
  expect(published().toSorted()).toEqual([previous, `home-images/1/${files[0]}`].toSorted());
  await change(add, { ...input, idempotencyKey: "another" });
  expect(published()).toHaveLength(3);
});

test("a duplicate is refused when the company may keep no more, and the repeat of one that was made is not", async () => {
  await givePicture();
  const input = { ...form, imageOfBannerId: bannerId(2), idempotencyKey: "key" };
  await change(add, input);
  const kept = published();
  rest.calls.length = 0;
  context = { ...context, storedBytes: createStoredBytes(storage.images, 0) };
  expect(await change(add, { ...input, idempotencyKey: "another" })).toMatchObject({
    __typename: "ValidationError",
    issues: [
      {
        path: ["imageOfBannerId"],
        message:
          "Your company may keep 0 MB of pictures, and that would be more. Delete some that are not needed.",
      },
    ],
  });
  expect(writes(rest)).toEqual([]);
  expect(await change(add, input)).toMatchObject({ __typename: "AddBannerSuccess" });
  expect(published()).toEqual(kept);
});

test("a repeat that is refused keeps the copy that the first try may have saved", async () => {
  await givePicture();
  const input = { ...form, imageOfBannerId: bannerId(2), idempotencyKey: "key" };
  rest.send = () => Promise.reject(new RestError("unavailable", "No answer.", { outcome: "unknown" }));
  await change(add, input);
  const kept = published();
  expect(kept).toHaveLength(2);
  context = { ...createFakeContext(rest, owner), storage };
  rest.send = () => Promise.reject(new RestError("invalid", "No"));
  expect(await change(add, input)).toMatchObject({ __typename: "ValidationError" });
  expect(published()).toEqual(kept);
});

test("a duplicate of a banner without a picture says so; one that is refused leaves no copy", async () => {
  expect(await change(add, { ...form, imageOfBannerId: bannerId(2) })).toMatchObject({
    issues: [{ path: ["imageOfBannerId"], message: "Image is required" }],
  });
  await givePicture();
  context = { ...createFakeContext(rest, owner), storage };
  rest.send = () => Promise.reject(new RestError("invalid", "No"));
  expect(await change(add, { ...form, imageOfBannerId: bannerId(2) })).toMatchObject({
    __typename: "ValidationError",
  });
  expect(published()).toEqual([previous]);
});

test("the picture of a banner that was added, but cannot be read back, stays where the service refers to it", async () => {
  const { get, send } = rest;
  rest.send = async (write) => ({ ...(await send(write)), body: null });
  rest.get = async (read) => {
    if (read.template.includes("company_po_id")) throw new RestError("unavailable", "No answer");
    return get(read);
  };
  const imageUploadId = encodeNodeId("Upload", uploadId);
  expect(await change(add, { ...form, imageUploadId })).toMatchObject({ __typename: "UnavailableError" });
  expect(writes(rest)).toHaveLength(1);
  expect(published()).toEqual([uploaded]);
});
