import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createFakeContext, owner } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { createMemoryStorage } from "../../test/doubles/memoryStorage.ts";
import type { Context } from "../graphql/context.ts";
import { RestError } from "../rest/error.ts";
import { type FolderStore, openFolderStore } from "../storage/folderStore.ts";
import { createUploadSigner } from "../storage/uploadSignature.ts";
import { changeImages } from "./imageChange.ts";
import { createImageReferences } from "./imageReference.ts";
import { openSqliteUploads } from "./sqliteUploads.ts";
import { createStoredBytes } from "./storedBytes.ts";
import { sweepUploads } from "./sweep.ts";

const hour = 60 * 60_000;
const content = Buffer.from("any");

let folder: string;
let images: FolderStore;
let context: Context;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sweep-"));
  images = openFolderStore(folder, createUploadSigner("secret"));
  context = {
    ...createFakeContext(createFakeRest({}), owner),
    storage: { ...createMemoryStorage(), images },
  };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (...keys: readonly string[]) =>
  Promise.all(keys.map((key) => images.write(key, content, "image/png")));

/** Every file of the folder, notes by their end only. */
async function files(): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((path) => (path.endsWith(".pending") ? "a note" : path))
    .toSorted();
}

const warnings: unknown[] = [];
const log = { info: () => {}, warn: (...line: unknown[]) => void warnings.push(line) };

/** A sweep by a gateway that has not swept yet, so many hours from now. */
function sweep(hours: number, isReferenced: (key: string) => Promise<boolean> = async () => true) {
  const uploads = openSqliteUploads(":memory:");
  const storage = { ...createMemoryStorage(), images };
  return sweepUploads({ storage, uploads, isReferenced, log }, () => Date.now() + hours * hour);
}

test("what nobody took up within a day is swept; what is newer, and what is published, stays", async () => {
  await write("temporary/a", "temporary/b.checked", "temporary/b.checked.160.webp", "Uploads/7/a.png");
  expect(await sweep(23.9)).toBe(0);
  expect(await sweep(25)).toBe(3);
  expect(await files()).toEqual(["Uploads/7/a.png"]);
});

test("an installation that has stored nothing yet has nothing to sweep", async () => {
  images = openFolderStore(join(tmpdir(), randomUUID()), createUploadSigner("secret"));
  expect(await sweep(25)).toBe(0);
});

test("of a change that was interrupted the pictures go that no record refers to, with their small copies", async () => {
  await write("Uploads/7/old.png", "Uploads/7/old.png.160.webp", "Uploads/7/other.png");
  const change = changeImages(
    context,
    { adds: ["Uploads/7/new.png"], drops: ["Uploads/7/old.png"] },
    async () => {
      await write("Uploads/7/new.png", "Uploads/7/new.png.480.webp");
      throw new Error("The gateway has ended.");
    },
  );
  await expect(change).rejects.toThrow("The gateway has ended.");
  const all = await files();
  expect(all).toContain("a note");
  const isReferenced = async (key: string) => key !== "Uploads/7/new.png";
  expect(await sweep(23.9, isReferenced)).toBe(0);
  expect(await files()).toEqual(all);
  expect(await sweep(25, isReferenced)).toBe(1);
  expect(await files()).toEqual(["Uploads/7/old.png", "Uploads/7/old.png.160.webp", "Uploads/7/other.png"]);
});

test("a picture that a review still shows stays until none does, and is asked for once a day", async () => {
  await write("Uploads/7/old.png", "Uploads/7/old.png.160.webp");
  await changeImages(context, { drops: ["Uploads/7/old.png"], areShown: true }, async () => "done");
  const all = ["Uploads/7/old.png", "Uploads/7/old.png.160.webp", "a note"];
  expect(await files()).toEqual(all);
  const asked: string[] = [];
  const isShown = async (key: string) => asked.push(key) > 0;
  expect(await sweep(25, isShown)).toBe(0);
  expect(await files()).toEqual(all);
  expect(await sweep(0, isShown)).toBe(0);
  expect(asked).toEqual(["Uploads/7/old.png"]);
  expect(await sweep(25, async () => false)).toBe(1);
  expect(await files()).toEqual([]);
});

test("what a sweep removes, and what a change lets go of, counts no longer as kept", async () => {
  context = { ...context, storedBytes: createStoredBytes(images, 1_000) };
  for (const [company, key] of [
    ["1", "Uploads/7/old.png"],
    ["1", "Uploads/7/new.png"],
    ["2", "Uploads/8/other.png"],
  ] as const) {
    await context.storedBytes.add(company, key, content.length);
    await write(key);
  }
  const kept = () => createStoredBytes(images, 1_000).of("1");
  await changeImages(context, { drops: ["Uploads/7/old.png"] }, async () => "done");
  expect([await context.storedBytes.of("1"), await kept()]).toEqual([content.length, content.length]);
  const lost = changeImages(context, { adds: ["Uploads/7/new.png"] }, () =>
    Promise.reject(new Error("lost")),
  );
  await expect(lost).rejects.toThrow("lost");
  expect(await kept()).toBe(content.length);
  expect(await sweep(25, async () => false)).toBe(1);
  expect(await kept()).toBe(0);
  expect(await createStoredBytes(images, 1_000).of("2")).toBe(content.length);
  // Noted, and then the gateway ended before the picture was written.
  await context.storedBytes.add("1", "Uploads/7/never.png", 10);
  const never = changeImages(context, { adds: ["Uploads/7/never.png"] }, () =>
    Promise.reject(new Error("lost")),
  );
  await expect(never).rejects.toThrow("lost");
  expect(await sweep(25, async () => false)).toBe(0);
  expect(await kept()).toBe(0);
});

test("of one that was interrupted after it had happened the picture before goes", async () => {
  await write("Uploads/7/old.png", "Uploads/7/new.png");
  const change = changeImages(context, { adds: ["Uploads/7/new.png"], drops: ["Uploads/7/old.png"] }, () =>
    Promise.reject(new Error("The gateway has ended.")),
  );
  await expect(change).rejects.toThrow();
  expect(await sweep(25, async (key) => key === "Uploads/7/new.png")).toBe(1);
  expect(await files()).toEqual(["Uploads/7/new.png"]);
});

test("small copies go too when there is no picture yet, or none any more", async () => {
  await write("Uploads/7/new.png.160.webp");
  const change = changeImages(context, { adds: ["Uploads/7/new.png"] }, () =>
    Promise.reject(new Error("ended")),
  );
  await expect(change).rejects.toThrow("ended");
  expect(await sweep(25, async () => false)).toBe(0);
  expect(await files()).toEqual([]);
});

test("a change that is done leaves no note, and what it lets go of is removed at once", async () => {
  await write("Uploads/7/old.png", "Uploads/7/old.png.480.webp");
  const result = await changeImages(context, { drops: ["Uploads/7/old.png", null] }, async () => {
    expect(await files()).toContain("a note");
    return "done";
  });
  expect([result, await files()]).toEqual(["done", []]);
});

test("a picture that cannot be removed is no reason to call the change failed, and goes with a sweep", async () => {
  await write("Uploads/7/old.png");
  const { remove } = images;
  images.remove = () => Promise.reject(new Error("down"));
  expect(await changeImages(context, { drops: ["Uploads/7/old.png"] }, async () => "done")).toBe("done");
  images.remove = remove;
  expect(await files()).toEqual(["Uploads/7/old.png", "a note"]);
  expect(await sweep(25, async () => false)).toBe(1);
  expect(await files()).toEqual([]);
});

test("a store that says nothing holds a change that lets go of a picture up for a second before and after, no longer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const silence = () => new Promise<void>(() => {});
  Object.assign(images, { write: silence, remove: silence });
  const happened: string[] = [];
  const change = changeImages(context, { drops: ["Uploads/7/old.png"] }, async () =>
    happened.push("changed"),
  );
  void change.then(() => happened.push("answered"));
  await vi.advanceTimersByTimeAsync(999);
  expect(happened).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(happened).toEqual(["changed"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(happened).toEqual(["changed", "answered"]);
});

test("while nobody can say whether a picture is in use it stays, and so does the note", async () => {
  await write("Uploads/7/new.png", "temporary/a");
  await changeImages(context, { adds: ["Uploads/7/new.png"] }, () => Promise.reject(new Error("lost"))).catch(
    () => {},
  );
  expect(await sweep(25, () => Promise.reject(new Error("The service is down.")))).toBe(1);
  expect(await files()).toEqual(["Uploads/7/new.png", "a note"]);
  expect(warnings.at(-1)).toMatchObject([{}, "it is not known whether images are in use"]);
  expect(await sweep(26, async () => false)).toBe(1);
  expect(await files()).toEqual([]);
});

test("what is left of a file whose writing was interrupted goes after a day", async () => {
  await write("Uploads/7/a.png");
  await mkdir(join(folder, ".unfinished"), { recursive: true });
  for (const name of ["old", "new"]) await writeFile(join(folder, ".unfinished", name), content);
  const old = new Date(Date.now() - 25 * hour);
  await utimes(join(folder, ".unfinished", "old"), old, old);
  expect(await sweep(0)).toBe(1);
  expect(await files()).toEqual([".unfinished/new", "Uploads/7/a.png"]);
});

const product = { prod_id: 7, summary_image_url: "Uploads/7/summary.png" };

test.each([
  ["Uploads/7/summary.png", true],
  ["Uploads/7/further.webp", true],
  ["Uploads/7/shown.png", true],
  ["Uploads/7/none.png", false],
  ["Uploads/8/of-a-product-that-is-gone.png", false],
  ["home-images/1/logo-1.png", true],
  ["home-images/1/banner.png", true],
  ["home-images/1/none.png", false],
  ["profiles/owner-10/face.png", true],
  ["profiles/owner-10/none.png", false],
  ["profiles/seller-11/face.png", false],
  ["private/bank/1/cheque.png", true],
  ["private/bank/1/none.png", false],
  ["elsewhere/none.png", true],
])("whether a record refers to %s: %s", async (key, expected) => {
  const missing = () => {
    throw new RestError("not-found", "There is no such record.");
  };
  const rest = createFakeRest({
    reads: {
      "/v1/companySellerProdLoc/{id}": ({ params }) => (params?.["id"] === "7" ? [product] : missing()),
      "/v1/companySellerProdImage/prod_id/{id}": () => [{ images_url: "Uploads/7/further.webp" }],
      "/v1/companySellerProdReview/compared/{id}": () => ({
        before: { images: [{ images_url: "Uploads/7/shown.png" }] },
      }),
      "/v1/companyPO/{id}": () => [{ logo_upload: "logo-1.png" }],
      "/v1/companyBanner/company_po_id/{id}": () => [{ image_file: "banner.png" }],
      "/v1/userPreference/user_po_id/{id}/picture": () => [
        { preference_value: { imageKey: "profiles/owner-10/face.png" } },
      ],
      "/v1/userPreference/user_seller_id/{id}/picture": () => [],
      "/v1/companyBank/company_po_id/{id}": () => [{ cheque_file: "cheque.png" }],
    },
  });
  expect(await createImageReferences({ bind: () => rest }, context.log)(key)).toBe(expected);
});

test("a service that cannot say whether a picture is in use is no reason to remove it", async () => {
  const rest = createFakeRest({});
  rest.get = () => Promise.reject(new RestError("unavailable", "No answer."));
  const isReferenced = createImageReferences({ bind: () => rest }, context.log);
  await expect(isReferenced("Uploads/7/a.png")).rejects.toThrow("No answer.");
});
