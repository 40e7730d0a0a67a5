import * as v from "valibot";
import type { SessionUser } from "../access/user.ts";
import { idField } from "../rest/recordFields.ts";

/** An event of the service about notices, whose `data` says whose they are. */
interface Told {
  readonly data: Readonly<Record<string, unknown>>;
}

const received = v.object({ to: v.array(v.tuple([idField, idField])) });
const seen = v.object({ to: idField, read: v.nullish(v.array(idField), null) });

/** Which of the user's notices has come or counts more; null when none has. */
export function receivedBy(user: SessionUser, { data }: Told): string | null {
  const told = v.safeParse(received, data);
  const pairs = told.success ? told.output.to : [];
  return pairs.find(([userId]) => userId === user.userId)?.[1] ?? null;
}

/** Which of their notices the user has read, null for all of them; undefined when the event is somebody else's. */
export function readBy(user: SessionUser, { data }: Told): readonly string[] | null | undefined {
  const told = v.safeParse(seen, data);
  return told.success && told.output.to === user.userId ? told.output.read : undefined;
}
