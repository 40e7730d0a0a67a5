import type { GraphQLError } from "graphql";
import type { ResponseType } from "./acceptedType.ts";
import type { PresentedResult } from "./presentResult.ts";

/** A response as it is sent. */
export interface WrittenResponse {
  readonly status: number;
  readonly type: string;
  /** A text has only characters of one byte: it leaves together with the headers, in one piece. */
  readonly body: string | Buffer;
  /** What became of the operation, in one word, for the log and the metrics. */
  readonly outcome: string;
}

/** What an error says of the HTTP answer it is in; no part of the response itself. */
interface HttpMark {
  readonly status?: number;
  /** The status is the standard's, which keeps it from those who ask for plain JSON. */
  readonly spec?: boolean;
}

function markOf({ extensions }: GraphQLError): HttpMark {
  const mark: unknown = extensions.http;
  return typeof mark === "object" && mark !== null ? mark : {};
}

function withoutMark(error: GraphQLError): unknown {
  const { extensions = {}, ...form } = error.toJSON();
  const { http: _, ...told } = extensions;
  return Object.keys(told).length === 0 ? form : { ...form, extensions: told };
}

/** Longer ones are not copied once more to leave with their headers; several callers may share them. */
const longText = 16_384;

function bodyOf(text: string): string | Buffer {
  const isShort = text.length < longText && Buffer.byteLength(text) === text.length;
  return isShort ? text : Buffer.from(text);
}

/**
 * Writes a response whose operation was run. The status is 200 unless an error names a higher one. `dataText` is the data
 * where it was written as text already.
 */
export function writeResponse(
  { errors, data, extensions }: PresentedResult,
  type: ResponseType,
  outcome: string,
  dataText: string | null = null,
): WrittenResponse {
  let status = 200;
  for (const error of errors ?? []) {
    const mark = markOf(error);
    if (mark.spec === true && type === "application/json") continue;
    status = Math.max(status, mark.status ?? 200);
  }
  const text =
    dataText === null
      ? JSON.stringify({
          ...(errors === undefined ? {} : { errors: errors.map(withoutMark) }),
          ...(data === undefined ? {} : { data }),
          ...(extensions === undefined ? {} : { extensions }),
        })
      : `{"data":${dataText}${extensions === undefined ? "" : `,"extensions":${JSON.stringify(extensions)}`}}`;
  return { status, type: `${type}; charset=utf-8`, body: bodyOf(text), outcome };
}
