import { expect, test } from "vitest";
import { owner, seller } from "../testing/fakeContext.ts";
import { allOf, FoundRecords } from "./foundRecords.ts";

test("what was read ahead is there at once, and read once", async () => {
  const found = new FoundRecords<string | null>().of(owner);
  const reads: string[] = [];
  const read = async (key: string) => {
    reads.push(key);
    return key === "none" ? null : `record ${key}`;
  };
  await found.readAhead(["1", "2", "1", null, "none"], read);
  expect(found.find("1", () => read("1"))).toBe("record 1");
  expect(found.find("none", () => read("none"))).toBe(null);
  expect(reads).toEqual(["1", "2", "none"]);
  found.forget("1");
  expect(await found.find("1", () => read("1"))).toBe("record 1");
  expect(reads).toEqual(["1", "2", "none", "1"]);
});

test("nothing of one user's is found for another", async () => {
  const found = new FoundRecords<string>();
  await found.of(owner).readAhead(["1"], () => Promise.resolve("the owner's"));
  expect(await found.of(seller).find("1", () => Promise.resolve("the seller's"))).toBe("the seller's");
});

test("what could not be read ahead fails where it is needed", async () => {
  const found = new FoundRecords<string>().of(owner);
  await found.readAhead(["1"], () => Promise.reject(new Error("down")));
  await expect(found.find("1", () => Promise.resolve("unused"))).rejects.toThrow("down");
});

test("several values are there at once when each of them is", async () => {
  expect(allOf([1, 2])).toEqual([1, 2]);
  expect(await allOf([1, Promise.resolve(2)])).toEqual([1, 2]);
});
