import { builder } from "../graphql/builder.ts";
import type { SessionUser } from "./session.ts";

/** The signed-in user. Nouns hang their lists on it. */
export const ViewerType = builder.objectRef<SessionUser>("Viewer").implement({
  description:
    "The signed-in user, what they may do, and all the records of the company or location they act for.",
  fields: (t) => ({
    name: t.exposeString("name", {
      description: "What the console calls this user: the name of the business.",
    }),
    email: t.exposeString("email", { description: "The address this user signs in with." }),
  }),
});

builder.queryField("viewer", (t) =>
  t.field({
    type: ViewerType,
    nullable: true,
    description:
      "The signed-in user, what they may do, and all the records of the company or location they act for. " +
      "Null when nobody is signed in.",
    authScopes: { anyone: true },
    resolve: (_root, _args, { session }) => session.current?.user ?? null,
  }),
);
