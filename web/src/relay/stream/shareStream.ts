import type { DataResult } from "../graphqlResult.ts";
import { keepEventStream } from "./keepEventStream.ts";
import { readStreamNote, type StreamNote } from "./streamNote.ts";
import type { StreamStatus, StreamState } from "./StreamState.ts";

/** What is to be listened to. */
export interface SharedStreamRequest {
  /** The tabs that share have the same: document, variables, person. */
  readonly name: string;
  readonly body: string;
  readonly state: StreamState;
  readonly onResult: (result: DataResult) => void;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Listens to a stream together with the other tabs of the same browser: one of them holds it and passes on what it
 * brings, and when it goes another takes its place. A browser opens only six connections to a server without HTTP/2,
 * so that the seventh tab with a stream of its own would not load at all. Returns how to stop.
 */
export function shareStream(request: SharedStreamRequest): () => void {
  const { name, state } = request;
  const controller = new AbortController();
  const { signal } = controller;
  // Locks exist on secure origins only; elsewhere each tab listens for itself.
  const canShare = "locks" in navigator;
  const channel = canShare ? new BroadcastChannel(name) : null;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
  const post = (note: StreamNote) => channel?.postMessage(note);
  const holder = { isUs: !canShare };

  const tell = (status: StreamStatus) => {
    state.tell(status);
    post({ kind: "status", status });
  };
  const hold = () => {
    holder.isUs = true;
    // The tab that held it has gone, and its stream with it: until ours is open nothing arrives.
    if (state.read() === "open") tell("lost");
    return keepEventStream(request.body, signal, {
      onStatus: tell,
      onResult: (result) => {
        request.onResult(result);
        post({ kind: "result", result });
      },
      onRest: (goOn) => state.onRetry(goOn),
    });
  };
  const endWishes = state.onRetry(() => !holder.isUs && post({ kind: "retry" }));
  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const note = readStreamNote(data);
    if (note?.kind === "status") state.tell(note.status);
    if (note?.kind === "result") request.onResult(note.result);
    if (!holder.isUs) return;
    if (note?.kind === "joined") post({ kind: "status", status: state.read() });
    if (note?.kind === "retry") state.retry();
  });
  post({ kind: "joined" });

  const held = canShare ? navigator.locks.request(name, { signal }, hold) : hold();
  held.catch((error: unknown) => {
    if (!signal.aborted) request.onFailure(error);
  });
  return () => {
    controller.abort();
    endWishes();
    channel?.close();
  };
}
