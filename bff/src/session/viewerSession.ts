import { isInPerson } from "../access/rules.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import type { StoredSession } from "./session.ts";
import { ViewerType } from "./viewer.ts";

/** A session as its user sees it; its id is the handle, never what is stored. */
export interface ViewerSession {
  readonly id: string;
  readonly startedAt: string;
  readonly lastSeenAt: string;
  readonly device: string;
  readonly address: string;
  readonly current: boolean;
}

function viewerSession(session: StoredSession, context: Context): ViewerSession {
  return {
    id: session.handle,
    startedAt: new Date(session.createdAt).toISOString(),
    lastSeenAt: new Date(session.seenAt).toISOString(),
    device: session.device,
    address: session.address,
    current: session.id === context.session.current?.id,
  };
}

async function loadSessions(context: Context): Promise<ViewerSession[]> {
  const sessions = await context.session.list();
  return sessions.map((session) => viewerSession(session, context));
}

/** A session of the viewer. */
export const ViewerSessionType = builder.objectRef<ViewerSession>("ViewerSession");

builder.node(ViewerSessionType, {
  readBy: isInPerson,
  description: "One sign-in of the viewer that has not ended. Only they see it.",
  id: { resolve: (session) => session.id },
  loadOne: async (id, context) => (await loadSessions(context)).find((session) => session.id === id) ?? null,
  fields: (t) => ({
    startedAt: t.expose("startedAt", {
      type: "DateTime",
      description: "When they signed in, or changed their password here.",
    }),
    lastSeenAt: t.expose("lastSeenAt", {
      type: "DateTime",
      description: "When it was last used, to the minute.",
    }),
    device: t.exposeString("device", {
      description: "What it was started on, for example `Firefox on Windows`.",
    }),
    address: t.exposeString("address", { description: "The network address it was started from." }),
    current: t.exposeBoolean("current", { description: "Whether it is the one this request belongs to." }),
  }),
});

builder.objectField(ViewerType, "sessions", (t) =>
  t.field({
    open: true,
    type: [ViewerSessionType],
    ...semanticNonNull,
    most: 20,
    description: "Where the viewer is signed in, the last used first. An API token sees none.",
    resolve: (_viewer, _args, context) => loadSessions(context),
  }),
);
