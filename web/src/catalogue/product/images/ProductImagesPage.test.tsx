import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
// Brought here, so that no test waits for it to be compiled.
import "./ProductImagesPage.tsx";
import { RequestError } from "#/relay/RequestError.ts";
import { eventually } from "../../../../test/eventually.ts";
import { openConsole } from "../../../../test/openConsole.tsx";
import { catalogueRoutes } from "../../routes.ts";

// jsdom keeps no files by address.
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => "blob:image", revokeObjectURL: () => undefined });
});

const pot = {
  __typename: "Product",
  id: "product-8",
  name: "Clay pot",
  sku: "POT",
  version: "one",
  imageUrl: "/media/pot.png",
  images: { edges: [] },
};

/** The page of a location's own people, over a line that may be down. */
async function open() {
  const line = { isDown: false };
  const page = await openConsole(catalogueRoutes, "/master/ProductImages", {
    ProductImagesPageQuery: () => ({ viewer: { kind: "SELLER", permissions: ["PRODUCT_UPDATE"] } }),
    findProductsQuery: () =>
      line.isDown
        ? new RequestError("unreachable", "The line is down.")
        : { viewer: { products: { edges: [{ __typename: "ProductEdge", node: pot }] } } },
  });
  return { ...page, line };
}

const files = (...names: readonly string[]) => names.map((name) => new File(["no picture"], name));
const choose = (chosen: readonly File[]) =>
  act(async () => {
    const [input] = document.querySelectorAll("input[type=file]");
    if (input) fireEvent.change(input, { target: { files: chosen } });
  });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const rows = () =>
  within(screen.getByRole("list", { name: "Images of products" }))
    .queryAllByText(/\.jpg$/)
    .map(({ textContent }) => textContent);
const leftOut = () =>
  [...document.querySelectorAll(".image-files-left-out > li")].map(({ textContent }) => textContent);

test("those that failed stay with their reasons when they cannot be looked at again, and are looked at once the line is back", async () => {
  const { line } = await open();
  await choose(files("POT-2.jpg", "POT-3.jpg"));
  await screen.findByRole("heading", { name: "2 images for 1 product" });
  await press("Add 2 images");
  await screen.findByRole("heading", { name: "0 of 2 images were added" });
  line.isDown = true;
  await press("Try 2 again");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe("The products could not be read. Try again.");
  expect(rows()).toEqual(["POT-2.jpg", "POT-3.jpg"]);
  expect(screen.getAllByText("Only allowed PNG or JPG or WEBP")).toHaveLength(2);
  line.isDown = false;
  await press("Try 2 again");
  await screen.findByRole("heading", { name: "2 images for 1 product" });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("files that are no images are named among those left out; what a system keeps in a folder is not", async () => {
  await open();
  await choose(files("POT-2.jpg", "POT-3.heic", "notes.txt", ".DS_Store", "Thumbs.db"));
  await screen.findByRole("heading", { name: "1 image for 1 product" });
  expect(screen.getByText("2 files are left out")).toBeDefined();
  expect(leftOut()).toEqual([
    "POT-3.heic Only allowed PNG or JPG or WEBP",
    "notes.txt Only allowed PNG or JPG or WEBP",
  ]);
});

const entryOf = (file: File) => ({
  name: file.name,
  isFile: true,
  isDirectory: false,
  file: (found: (file: File) => void) => found(file),
});
/** A dropped folder, by how its files are read. */
const folderOf = (
  name: string,
  readEntries: (found: (entries: unknown[]) => void, failed: () => void) => void,
) => ({
  webkitGetAsEntry: () => ({ name, isFile: false, isDirectory: true, createReader: () => ({ readEntries }) }),
});
const drop = (...items: readonly object[]) =>
  act(async () => {
    const area = document.querySelector(".drop-area");
    if (area) fireEvent.drop(area, { dataTransfer: { items, files: [], types: ["Files"] } });
  });

test("a folder that cannot be read is named", async () => {
  await open();
  const locked = folderOf("Private", (_found, failed) => failed());
  await drop(locked);
  expect((await screen.findByRole("alert")).textContent).toBe("These could not be read: Private");
  const parts = [files("POT-2.jpg").map((file) => entryOf(file)), []];
  await drop(
    locked,
    folderOf("Pots", (found) => found(parts.shift() ?? [])),
  );
  await screen.findByRole("heading", { name: "1 image for 1 product" });
  expect(screen.getByText("These could not be read: Private")).toBeDefined();
  await eventually(() => expect(rows()).toEqual(["POT-2.jpg"]));
});
