import { expect, test } from "vitest";
import { inPrivateField, inWeakMap, objectNotes } from "./objectNotes.ts";

test.each([
  ["in a private field", inPrivateField],
  ["in a WeakMap", inWeakMap],
] as const)("%s each kind of note is of the object itself, frozen or not, and of no copy", (_, make) => {
  const [names, counts] = [make<string>(), make<number>()];
  for (const object of [{ id: 1 }, Object.freeze({ id: 1 }), Object.freeze([1]), new Map([[1, 1]])]) {
    const keys = Reflect.ownKeys(object);
    expect([names.get(object), counts.get(object)]).toEqual([undefined, undefined]);
    names.set(object, "first");
    counts.set(object, 1);
    names.set(object, "second");
    expect([names.get(object), counts.get(object)]).toEqual(["second", 1]);
    expect(names.get({ ...object })).toBe(undefined);
    expect(names.get(structuredClone(object))).toBe(undefined);
    expect(Reflect.ownKeys(object)).toEqual(keys);
  }
});

test("this engine lets a frozen object have a private field", () => {
  expect(objectNotes).toBe(inPrivateField);
});
