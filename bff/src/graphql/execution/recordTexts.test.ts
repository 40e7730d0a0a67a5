import { expect, test, vi } from "vitest";
import { RecordTexts } from "./recordTexts.ts";

const [names, all] = [{}, {}];
const recordOf = (id: string) => Object.freeze({ id });

test("a text is kept for what was asked of a record", () => {
  const texts = new RecordTexts(1000);
  const record = recordOf("1");
  expect(texts.known(record, names)).toBe(undefined);
  expect(texts.keep(record, names, "first")).toBe("first");
  expect(texts.known(record, names)).toBe("first");
  expect(texts.keep(record, all, "whole")).toBe("whole");
  expect([texts.known(record, names), texts.known(record, all)]).toEqual(["first", "whole"]);
});

test("when there are too many, those that nobody asked for are forgotten", () => {
  // Each text takes 110 characters, so two of them are half of it.
  const texts = new RecordTexts(440);
  const [asked, forgotten, ...others] = ["1", "2", "3", "4", "5"].map(recordOf);
  if (asked === undefined || forgotten === undefined) throw new Error("There are five records.");
  texts.keep(asked, names, "0123456789");
  texts.keep(forgotten, names, "0123456789");
  for (const record of others) {
    texts.keep(record, names, "0123456789");
    expect(texts.known(asked, names)).toBe("0123456789");
  }
  expect(texts.known(forgotten, names)).toBe(undefined);
});

test("the text of a record that may change is not kept", () => {
  const texts = new RecordTexts(1000);
  const [record, asked] = [{ id: "1" }, {}];
  expect(texts.keep(record, asked, "first")).toBe("first");
  expect(texts.known(record, asked)).toBe(undefined);
});

test("each text of a record is forgotten by itself", () => {
  const texts = new RecordTexts(440);
  const [record, other] = [recordOf("1"), recordOf("2")];
  const third = {};
  texts.keep(record, names, "0123456789");
  texts.keep(record, all, "whole67890");
  texts.keep(record, third, "third67890");
  expect([texts.known(record, names), texts.known(record, all)]).toEqual(["0123456789", "whole67890"]);
  texts.keep(other, names, "other67890");
  texts.keep(other, all, "other67890");
  expect([names, all, third].map((asked) => texts.known(record, asked))).toEqual([
    undefined,
    "whole67890",
    undefined,
  ]);
  expect(texts.keep(record, names, "once more")).toBe("once more");
  expect([texts.known(record, names), texts.known(record, all)]).toEqual(["once more", "whole67890"]);
});

test("a text that nobody asks for in a while is forgotten, and one that is asked for is not", () => {
  vi.useFakeTimers();
  try {
    const texts = new RecordTexts(10_000);
    const [asked, forgotten] = [recordOf("1"), recordOf("2")];
    texts.keep(asked, names, "asked");
    texts.keep(asked, all, "whole");
    texts.keep(forgotten, names, "forgotten");
    vi.advanceTimersByTime(4_999);
    expect(texts.known(asked, all)).toBe("whole");
    vi.advanceTimersByTime(1);
    expect(texts.known(asked, names)).toBe("asked");
    // What else was asked of the record is as old as it was, and no older.
    expect(texts.known(asked, all)).toBe("whole");
    vi.advanceTimersByTime(5_000);
    expect(texts.known(asked, names)).toBe("asked");
    vi.advanceTimersByTime(5_000);
    expect([texts.known(asked, names), texts.known(asked, all)]).toEqual(["asked", undefined]);
    expect(texts.known(forgotten, names)).toBe(undefined);
    vi.advanceTimersByTime(10_000);
    expect(texts.known(asked, names)).toBe(undefined);
    // With nothing left to forget, nobody looks any more.
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
