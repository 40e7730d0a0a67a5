import { expect, test, vi } from "vitest";
import { markReturned } from "../../rest/decodedRecords.ts";
import { RecordTexts } from "./recordTexts.ts";
import { TextBuffer } from "./textBuffer.ts";
import { TextRun } from "./textRun.ts";
import { rememberingWriter, type Writer } from "./writers.ts";

interface Shelf {
  readonly book: { readonly title: string };
}

const isShelf = (value: unknown): value is Shelf =>
  typeof value === "object" && value !== null && "book" in value;

/** Writers of a shelf and of the book in it, that remember in the same texts. */
function writersOf(texts: RecordTexts): { shelf: Writer; book: Writer } {
  const book = rememberingWriter(
    { isOfRecordAlone: true, write: (value, _run, buffer) => buffer.write(JSON.stringify(value)) },
    texts,
  );
  const shelf: Writer = {
    isOfRecordAlone: true,
    write(value, run, buffer) {
      if (!isShelf(value)) throw new TypeError("It is a shelf.");
      buffer.write('{"book":');
      book.write(value.book, run, buffer);
      buffer.write("}");
    },
  };
  return { book, shelf: rememberingWriter(shelf, texts) };
}

function textOf(writer: Writer, value: unknown): string {
  const buffer = new TextBuffer();
  writer.write(value, new TextRun(null, {}), buffer);
  return buffer.toString();
}

function setUp(returned: "both" | "book") {
  const texts = new RecordTexts(10_000);
  const keep = vi.spyOn(texts, "keep");
  const book = Object.freeze({ title: "Clay" });
  const shelf = Object.freeze({ book });
  markReturned(book);
  if (returned === "both") markReturned(shelf);
  return { ...writersOf(texts), keep, records: { book, shelf } };
}

test("inside a text that is kept nothing is kept by itself", () => {
  const { shelf, keep, records } = setUp("both");
  const text = '{"book":{"title":"Clay"}}';
  expect([textOf(shelf, records.shelf), textOf(shelf, records.shelf)]).toEqual([text, text]);
  expect(keep.mock.calls.map(([record, , kept]) => [record, kept])).toEqual([[records.shelf, text]]);
});

test("what stands in a text that is not kept is kept by itself, and known where the whole is kept later", () => {
  const { shelf, book, keep, records } = setUp("book");
  expect(textOf(shelf, records.shelf)).toBe('{"book":{"title":"Clay"}}');
  expect(keep.mock.calls.map(([record, , kept]) => [record, kept])).toEqual([
    [records.book, '{"title":"Clay"}'],
  ]);
  markReturned(records.shelf);
  expect(textOf(shelf, records.shelf)).toBe('{"book":{"title":"Clay"}}');
  expect(textOf(book, records.book)).toBe('{"title":"Clay"}');
  expect(keep).toHaveBeenCalledTimes(2);
});
