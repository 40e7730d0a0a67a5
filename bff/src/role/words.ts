/** For whom a role is, by the service's names. */
export const roleKinds = { company: "COMPANY", location: "LOCATION" } as const;

export type RoleKind = (typeof roleKinds)[keyof typeof roleKinds];
