import { expect, test } from "vitest";
import { objectNotes } from "./objectNotes.ts";

test("each kind of note is noted of the object itself, frozen or not, and of no copy", () => {
  const [names, counts] = [objectNotes<string>(), objectNotes<number>()];
  for (const object of [{ id: 1 }, Object.freeze({ id: 1 }), Object.freeze([1]), new Map([[1, 1]])]) {
    expect(names.get(object)).toBe(undefined);
    names.set(object, "first");
    counts.set(object, 1);
    names.set(object, "second");
    expect([names.get(object), counts.get(object)]).toEqual(["second", 1]);
    expect(names.get({ ...object })).toBe(undefined);
    expect(Reflect.ownKeys({ id: 1, ...object })).not.toContain("second");
  }
});

test("a note is not seen in the object", () => {
  const notes = objectNotes<string>();
  const object = Object.freeze({ id: 1 });
  notes.set(object, "noted");
  expect(Reflect.ownKeys(object)).toEqual(["id"]);
  expect(JSON.stringify(object)).toBe('{"id":1}');
  expect(structuredClone(object)).toEqual({ id: 1 });
});
