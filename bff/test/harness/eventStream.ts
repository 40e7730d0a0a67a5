import * as v from "valibot";

const resultSchema = v.object({
  data: v.nullish(v.unknown()),
  errors: v.optional(v.array(v.looseObject({ message: v.string() }))),
});

/** A stream of server-sent events, as a browser reads it. */
export interface EventStream {
  readonly status: number;
  readonly headers: Headers;
  /** The next result; null when the stream has ended, an error when it is read on then. Comments are passed over. */
  next(): Promise<v.InferOutput<typeof resultSchema> | null>;
  /** The body of a response that is no stream. */
  text(): Promise<string>;
  /** Goes away, as a closed tab does. */
  close(): void;
}

/** Opens the stream of a subscription; `cookie` is the caller's, null for nobody. */
export async function openEventStream(
  url: string,
  cookie: string | null,
  document: string,
  accept = "text/event-stream, application/json",
): Promise<EventStream> {
  const controller = new AbortController();
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept,
      "x-back-office": "1",
      ...(cookie === null ? {} : { cookie, origin: url }),
    },
    body: JSON.stringify({ query: document }),
    signal: controller.signal,
  });
  return {
    status: response.status,
    headers: response.headers,
    next: resultReader(response),
    text: () => response.text(),
    close: () => controller.abort(),
  };
}

/** Reads the blocks of a stream one after the other. */
function resultReader(response: Response): EventStream["next"] {
  const decoder = new TextDecoder();
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  let read = "";
  let hasEnded = false;
  return async () => {
    // A loop that waits for something would otherwise go round for ever, and nothing else of its process with it.
    if (hasEnded) throw new Error("The stream has ended, and was told so.");
    reader ??= response.body?.getReader();
    for (;;) {
      const end = read.indexOf("\n\n");
      if (end >= 0) {
        const block = read.slice(0, end);
        read = read.slice(end + 2);
        const data = /^data: (.+)$/m.exec(block)?.[1];
        if (data !== undefined) return v.parse(resultSchema, JSON.parse(data));
        continue;
      }
      const part = await reader?.read();
      if (part?.value === undefined) {
        hasEnded = true;
        return null;
      }
      read += decoder.decode(part.value, { stream: true });
    }
  };
}
