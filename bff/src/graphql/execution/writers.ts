import type { GraphQLLeafType } from "graphql";
import { leafTextOf } from "./leafText.ts";
import { TextBuffer } from "./textBuffer.ts";
import { hasReturned, isSharedNow, markItems } from "../../rest/decodedRecords.ts";
import type { RecordTexts } from "./recordTexts.ts";
import { NotPlain, type TextRun } from "./textRun.ts";

/** Writes a value as it was asked for. Throws `NotPlain` where the response would have to say more than its data. */
export interface Writer {
  write(value: unknown, run: TextRun, buffer: TextBuffer): void;
  /** Whether the text depends on the value alone: not on who asks, nor on any other record. */
  readonly isOfRecordAlone: boolean;
}

/** Writes a value now, or when it has come. */
export function writeMaybePromise(writer: Writer, value: unknown, run: TextRun, buffer: TextBuffer): void {
  if (value instanceof Promise) run.await(value, buffer, (found, gap) => writer.write(found, run, gap));
  else writer.write(value, run, buffer);
}

/** Writes a scalar or an enum. */
export function leafWriter(type: GraphQLLeafType): Writer {
  const textOf = leafTextOf(type);
  return { isOfRecordAlone: true, write: (value, _run, buffer) => buffer.write(textOf(value)) };
}

/** Writes a list whose items are written alike. */
export function listWriter(item: Writer): Writer {
  return {
    isOfRecordAlone: item.isOfRecordAlone,
    write(value, run, buffer) {
      if (!Array.isArray(value)) throw new NotPlain();
      // In a text that is kept nothing is kept by itself.
      if (!buffer.isKept) markItems(value);
      const { length } = value;
      if (length === 0) {
        buffer.write("[]");
        return;
      }
      for (let index = 0; index < length; index += 1) {
        buffer.write(index === 0 ? "[" : ",");
        writeMaybePromise(item, value[index], run, buffer);
      }
      buffer.write("]");
    },
  };
}

/** Writes what may be null. */
export function nullableWriter(writer: Writer): Writer {
  return {
    isOfRecordAlone: writer.isOfRecordAlone,
    write(value, run, buffer) {
      if (value === null || value === undefined) buffer.write("null");
      else writer.write(value, run, buffer);
    },
  };
}

/** Refuses null. */
export function nonNullWriter(writer: Writer): Writer {
  return {
    isOfRecordAlone: writer.isOfRecordAlone,
    write(value, run, buffer) {
      if (value === null || value === undefined) throw new NotPlain();
      writer.write(value, run, buffer);
    },
  };
}

/** Writes what depends on the record alone, and remembers it. */
export function rememberingWriter(writer: Writer, texts: RecordTexts): Writer {
  // Not the writer: texts must not keep alive what was compiled of a document that nobody sends any more.
  const asked = {};
  const textOf = (value: object, run: TextRun, isKept: boolean): string => {
    const apart = new TextBuffer(isKept);
    writer.write(value, run, apart);
    return apart.wholeText();
  };
  return {
    isOfRecordAlone: writer.isOfRecordAlone,
    write(value, run, buffer) {
      if (typeof value !== "object" || value === null) throw new NotPlain();
      const known = texts.known(value, asked);
      if (known !== undefined) buffer.write(known);
      // What does not come again and again is written each time, and so is what will be asked for as part of more.
      else if (hasReturned(value) && !buffer.isKept)
        buffer.write(texts.keep(value, asked, textOf(value, run, true)));
      else if (isSharedNow(value)) buffer.write(texts.keep(value, asked, textOf(value, run, buffer.isKept)));
      else writer.write(value, run, buffer);
    },
  };
}
