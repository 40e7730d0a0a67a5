import { builder } from "../graphql/builder.ts";
import { permissions } from "../access/permission.ts";
import { isRestricted, permissionsOf, roleOf } from "../access/rules.ts";
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
  description: "What users are to their company. It says nothing of what they may do: `permissions` does.",
  values: {
    OWNER: { description: "The main user of a company." },
    COMPANY_STAFF: { description: "Somebody else who acts for the whole company." },
    SELLER_OWNER: { description: "The main user of a location." },
    SELLER_STAFF: { description: "Somebody else who acts for a location." },
  } as const,
});

/** The roles that every company has. */
export const SystemRoleEnum = builder.enumType("SystemRole", {
  description: "The roles that every company has, and none can change.",
  values: {
    OWNER: { value: "owner", description: "Everything in the company." },
    COMPANY_STAFF: {
      value: "company_staff",
      description: "Everyday work in the whole company, without its settings and people.",
    },
    CATALOGUE_MANAGER: {
      value: "catalogue_manager",
      description: "The catalogue: products of all locations, their approval, and what they are sorted by.",
    },
    ORDER_DESK: { value: "order_desk", description: "Orders of all locations, and who delivers them." },
    ACCOUNTS: { value: "accounts", description: "Reads orders, vendors, the company and the audit trail." },
    VIEWER: { value: "viewer", description: "Reads everything and changes nothing." },
    LOCATION_OWNER: { value: "location_owner", description: "Everything of one location." },
    LOCATION_STAFF: { value: "location_staff", description: "Everyday work at one location." },
    PACKER: { value: "packer", description: "The orders of one location, and nothing else." },
    LOCATION_VIEWER: { value: "location_viewer", description: "Reads the orders of one location." },
  } as const,
});

/** What a user may be allowed to do. */
export const PermissionEnum = builder.enumType("Permission", {
  description: "Something a user may be allowed to do. A client shows what it can offer by these.",
  values: permissions,
});

const viewerDescription =
  "The signed-in user, what they may do, and all the records of the company or location they act for.";

/**
 * The signed-in user. Nouns hang their lists on it. While their session is restricted they read of it what is `open`: what the
 * frame of the console is drawn from, and what they need to get on.
 */
export const ViewerType = builder.objectRef<SessionUser>("Viewer").implement({
  description: viewerDescription,
  readBy: (_user, viewer) => !isRestricted(viewer),
  fields: (t) => ({
    kind: t.field({
      open: true,
      type: ViewerKindEnum,
      description: "Whether they act for the company or for one location.",
      resolve: (user) => (user.kind === "owner" ? "OWNER" : "SELLER"),
    }),
    role: t.field({
      open: true,
      type: RoleEnum,
      description: "Whether they own the company or the location, or work for it.",
      resolve: (user) => roleOf(user),
    }),
    roleTitle: t.string({
      open: true,
      nullable: true,
      description:
        "What the role is called that they were given, in English for one that every company has; null when the service knows no roles.",
      resolve: ({ role }) => role?.name ?? null,
    }),
    systemRole: t.field({
      open: true,
      type: SystemRoleEnum,
      nullable: true,
      description:
        "Which of the roles that every company has it is; null for a company's own, and when the service knows no roles.",
      resolve: ({ role }) => role?.system ?? null,
    }),
    name: t.exposeString("name", {
      open: true,
      description: "What the console calls this user: the name of the business.",
    }),
    personName: t.exposeString("personName", {
      open: true,
      nullable: true,
      description: "Their own name; null when the service does not say.",
    }),
    email: t.exposeString("email", { open: true, description: "The address they sign in with." }),
    permissions: t.field({
      open: true,
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
