import { createParser } from "eventsource-parser";
import { type DataResult, resultOf, readResult } from "../graphqlResult.ts";
import { endpoint, requestHeaders } from "../request.ts";
import { RequestError } from "../RequestError.ts";

/**
 * Milliseconds without a byte after which a stream counts as dead. The gateway's heartbeat comes several times in
 * that time; a laptop that slept, or a network that changed, leaves streams that are silent for ever.
 */
const longestSilence = 40_000;

/** In characters; one event is a few hundred. */
const longestEvent = 1_000_000;

/** Who listens to one stream. */
export interface EventStreamListener {
  /**
   * The gateway listens for us from now on: what happens later will arrive. Its first event says so; the headers alone
   * do not, because an error comes as an event too.
   */
  readonly onOpen: () => void;
  readonly onResult: (result: DataResult) => void;
}

/**
 * Opens one stream of events and reads it until the gateway ends it (GraphQL over server-sent events, distinct
 * connections). Rejects with a RequestError when it is refused, breaks off, is silent for too long, or brings an
 * answer without data. Aborting the signal closes the stream.
 */
export async function readEventStream(
  body: string,
  signal: AbortSignal,
  { onOpen, onResult }: EventStreamListener,
): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), longestSilence);
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      credentials: "same-origin",
      headers: requestHeaders("text/event-stream"),
      body,
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.headers.get("content-type")?.startsWith("text/event-stream") || !response.body) {
      await readResult(response);
      throw new RequestError("rejected", "The gateway answered a subscription with a single answer.");
    }
    let isOpen = false;
    const parser = createParser({
      maxBufferSize: longestEvent,
      onEvent: ({ event, data }) => {
        if (event !== "next") return;
        const result = resultOf(data, response.status);
        if (!isOpen) onOpen();
        isOpen = true;
        onResult(result);
      },
      onError: (error) => {
        if (error.type === "max-buffer-size-exceeded") throw error;
      },
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), longestSilence);
      parser.feed(value);
    }
  } catch (cause) {
    if (cause instanceof RequestError) throw cause;
    throw new RequestError("unreachable", "The stream of events broke off.", { cause });
  } finally {
    clearTimeout(timer);
    // What is left unread of a stream that was given up would go on arriving.
    silence.abort();
  }
}
