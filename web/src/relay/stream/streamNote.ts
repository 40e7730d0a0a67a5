import * as v from "valibot";

const note = v.variant("kind", [
  v.object({ kind: v.literal("status"), status: v.picklist(["opening", "open", "lost", "ended"]) }),
  v.object({
    kind: v.literal("result"),
    result: v.object({
      data: v.record(v.string(), v.unknown()),
      errors: v.exactOptional(
        v.array(
          v.object({
            message: v.string(),
            path: v.exactOptional(v.array(v.union([v.string(), v.number()]))),
          }),
        ),
      ),
    }),
  }),
  v.object({ kind: v.literal("joined") }),
  v.object({ kind: v.literal("retry") }),
]);

/**
 * What the tabs of one person tell each other about the stream they share. The tab that holds the stream tells how it
 * stands and what it brings; the others tell that they have come, or that somebody asks for another try.
 */
export type StreamNote = v.InferOutput<typeof note>;

/** A note of another tab; null for what an older or newer console may have sent. */
export function readStreamNote(data: unknown): StreamNote | null {
  const { success, output } = v.safeParse(note, data);
  return success ? output : null;
}
