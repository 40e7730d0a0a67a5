import { expect, test } from "vitest";
import { filesInside } from "./dropped.ts";

/** What a browser hands over of a file, and of a folder, which it reads in parts. */
const file = (name: string) => ({
  isFile: true,
  isDirectory: false,
  file: (found: (file: File) => void) => found(new File(["x"], name)),
});
const folder = (...parts: readonly (readonly object[])[]) => ({
  isFile: false,
  isDirectory: true,
  createReader: () => {
    const left = [...parts];
    return { readEntries: (found: (entries: readonly object[]) => void) => found(left.shift() ?? []) };
  },
});

/** A drop of these entries. jsdom has none of its own. */
function dropOf(...entries: readonly object[]): DataTransfer {
  const transfer = { items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })), files: [] };
  return Object.assign(Object.create(null), transfer);
}

const names = async (drop: DataTransfer, most = 10) =>
  (await filesInside(drop, most)).map(({ name }) => name);

test("the files of dropped folders come along, at any depth and all parts", async () => {
  const inner = folder([file("d.png")]);
  const drop = dropOf(file("a.png"), folder([file("b.png")], [file("c.png"), inner]));
  expect(await names(drop)).toEqual(["a.png", "b.png", "c.png", "d.png"]);
});

test("of too many, one more than is wanted is read", async () => {
  const drop = dropOf(folder(["1", "2", "3", "4", "5"].map((name) => file(name))));
  expect(await names(drop, 2)).toEqual(["1", "2", "3"]);
});

test("a drop without entries has its files", async () => {
  const transfer = { items: [], files: [new File(["x"], "pasted.png")] };
  expect(await names(Object.assign(Object.create(null), transfer))).toEqual(["pasted.png"]);
});
