import { expect, test } from "vitest";
import { owner, seller } from "../../test/doubles/fakeContext.ts";
import { FoundRecords } from "./foundRecords.ts";

const never = (): Promise<string> => Promise.reject(new Error("This is known."));

test("what was read ahead is there at once, and read once, with what others ask for in the same moment", async () => {
  const found = new FoundRecords<string | null>().of(owner);
  const reads: (readonly string[])[] = [];
  const readMany = async (keys: readonly string[]) => {
    reads.push(keys);
    return new Map(keys.map((key) => [key, key === "none" ? null : `record ${key}`]));
  };
  await Promise.all([
    found.readAhead(["1", "2", "1", null, "none"], readMany),
    found.readAhead(["2", "3"], readMany),
  ]);
  expect(found.find("1", never)).toBe("record 1");
  expect(found.find("none", never)).toBe(null);
  expect(reads).toEqual([["1", "2", "none", "3"]]);
  found.forget("1");
  expect(await found.find("1", async () => "record 1 again")).toBe("record 1 again");
});

test("whoever needs one of many that are on their way waits for them", async () => {
  const found = new FoundRecords<string | null>().of(owner);
  const ahead = found.readAhead(["1", "gone"], async () => new Map([["1", "together"]]));
  const one = found.find("1", never);
  const other = found.find("gone", async () => "by itself");
  await ahead;
  expect([await one, await other]).toEqual(["together", "by itself"]);
});

test("what is forgotten or learnt while it is on its way is not overwritten by what comes", async () => {
  const found = new FoundRecords<string>().of(owner);
  const ahead = found.readAhead(["1", "2"], async (keys) => {
    found.forget("1");
    found.know("2", "new");
    return new Map(keys.map((key) => [key, "old"]));
  });
  await ahead;
  expect(await found.find("1", async () => "new")).toBe("new");
  expect(found.find("2", never)).toBe("new");
});

test("nothing of one user's is found for another", async () => {
  const found = new FoundRecords<string>();
  await found.of(owner).readAhead(["1"], async () => new Map([["1", "the owner's"]]));
  const late = found.of(owner).readAhead(["2"], async () => new Map([["2", "the owner's"]]));
  expect(await found.of(seller).find("1", async () => "the seller's")).toBe("the seller's");
  await late;
  expect(await found.of(seller).find("2", async () => "the seller's")).toBe("the seller's");
});

test("what could not be read ahead is asked for again where it is needed", async () => {
  const found = new FoundRecords<string>().of(owner);
  await found.readAhead(["1"], () => Promise.reject(new Error("down")));
  await expect(found.find("1", () => Promise.reject(new Error("still down")))).rejects.toThrow("still down");
});

test("rows of a list count before all that was found or asked for earlier", async () => {
  const found = new FoundRecords<string>().of(owner);
  const { promise, resolve } = Promise.withResolvers<string>();
  found.know("1", "first");
  found.knowAll(new Map([["2", "first"]]));
  const asked = found.find("3", () => promise);
  found.knowAll(
    new Map([
      ["1", "now"],
      ["2", "now"],
      ["3", "now"],
    ]),
  );
  resolve("first");
  expect(await asked).toBe("first");
  expect(["1", "2", "3"].map((key) => found.lookUp(key))).toEqual(["now", "now", "now"]);
  found.forget("2");
  expect(found.lookUp("2")).toBe(undefined);
});
