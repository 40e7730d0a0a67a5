import { builder } from "../graphql/builder.ts";

/** Of people and of their roles. */
export const StaffKindEnum = builder.enumType("StaffKind", {
  description: "Whom people act for, and for whom a role is.",
  values: {
    COMPANY: { description: "The whole company." },
    LOCATION: { description: "One location." },
  } as const,
});

export const PermissionActionEnum = builder.enumType("PermissionAction", {
  description: "What a permission lets somebody do, by kind.",
  values: {
    READ: { description: "See it." },
    CREATE: { description: "Add it." },
    UPDATE: { description: "Change it." },
    DELETE: { description: "Take it away." },
    APPROVE: { description: "Decide on it." },
  } as const,
});
