import { expect, test } from "vitest";
import { filesInside } from "./dropped.ts";

/** What a browser hands over of a file, and of a folder, which it reads in parts. */
const file = (name: string) => ({
  name,
  isFile: true,
  isDirectory: false,
  file: (found: (file: File) => void) => found(new File(["x"], name)),
});
const folder = (...parts: readonly (readonly object[])[]) => ({
  name: "folder",
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

/** One that the system refuses to open. */
const refuse = (_found: unknown, failed: (error: Error) => void) => failed(new Error("Not allowed."));
const lockedFile = (name: string) => ({ ...file(name), file: refuse });
const lockedFolder = (name: string) => ({
  ...folder(),
  name,
  createReader: () => ({ readEntries: refuse }),
});

const images = { isWanted: (name: string) => name.endsWith(".png"), most: 10 };

async function read(drop: DataTransfer, rule = images) {
  const { files, unread } = await filesInside(drop, rule);
  return [files.map(({ name }) => name), unread];
}

test("the files of dropped folders come along, at any depth and all parts", async () => {
  const inner = folder([file("d.png")]);
  const drop = dropOf(file("a.png"), folder([file("b.png")], [file("c.png"), inner]));
  expect(await read(drop)).toEqual([["a.png", "b.png", "c.png", "d.png"], []]);
});

test("of too many, one more than is wanted is read; what is not wanted is not counted", async () => {
  const mixed = ["1.psd", "2.png", "3.psd", "4.psd", "5.png", "6.png", "7.png"];
  const drop = dropOf(folder(mixed.map((name) => file(name))));
  expect(await read(drop, { ...images, most: 2 })).toEqual([mixed.slice(0, 6), []]);
});

test("what cannot be read is named, and the rest comes", async () => {
  const drop = dropOf(lockedFolder("Private"), folder([lockedFile("a.png"), file("b.png")]));
  expect(await read(drop)).toEqual([["b.png"], ["Private", "a.png"]]);
});

test("a drop without entries has its files", async () => {
  const transfer = { items: [], files: [new File(["x"], "pasted.png")] };
  expect(await read(Object.assign(Object.create(null), transfer))).toEqual([["pasted.png"], []]);
});
