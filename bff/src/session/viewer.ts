import { builder } from "../graphql/builder.ts";
import { permissions } from "../access/permission.ts";
import { permissionsOf, roleOf } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";

const ViewerKindEnum = builder.enumType("ViewerKind", {
  description: "The two kinds of users.",
  values: {
    OWNER: { description: "Acts for the whole company; `Admin` in the REST service's documents." },
    SELLER: {
      description: "Acts for one location of the company; `Location` in the REST service's documents.",
    },
  } as const,
});

const RoleEnum = builder.enumType("Role", {
  description: "The roles of users. They are the same for every company.",
  values: {
    OWNER: { description: "The main user of a company." },
    COMPANY_STAFF: { description: "Somebody else who acts for the whole company." },
    SELLER_OWNER: { description: "The main user of a location." },
    SELLER_STAFF: { description: "Somebody else who acts for a location." },
  } as const,
});

/** What a user may be allowed to do. */
export const PermissionEnum = builder.enumType("Permission", {
  description: "Something a user may be allowed to do. A client shows what it can offer by these.",
  values: permissions,
});

const viewerDescription =
  "The signed-in user, what they may do, and all the records of the company or location they act for.";

/** The signed-in user. Nouns hang their lists on it. */
export const ViewerType = builder.objectRef<SessionUser>("Viewer").implement({
  description: viewerDescription,
  fields: (t) => ({
    kind: t.field({
      type: ViewerKindEnum,
      description: "Whether they act for the company or for one location.",
      resolve: (user) => (user.kind === "owner" ? "OWNER" : "SELLER"),
    }),
    role: t.field({
      type: RoleEnum,
      description: "What their permissions come from.",
      resolve: (user) => roleOf(user),
    }),
    name: t.exposeString("name", {
      description: "What the console calls this user: the name of the business.",
    }),
    personName: t.exposeString("personName", {
      nullable: true,
      description: "Their own name; null when the service does not say.",
    }),
    email: t.exposeString("email", { description: "The address they sign in with." }),
    permissions: t.field({
      type: [PermissionEnum],
      description: "Everything they may do. What is not listed is answered with `ForbiddenError`.",
      resolve: (user) => permissionsOf(user),
    }),
  }),
});

builder.queryField("viewer", (t) =>
  t.field({
    type: ViewerType,
    nullable: true,
    description: `${viewerDescription} Null when nobody is signed in.`,
    authScopes: { anyone: true },
    resolve: (_root, _args, { session }) => session.current?.user ?? null,
  }),
);
