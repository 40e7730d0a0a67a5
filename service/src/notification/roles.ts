/** Who somebody is (decision D-74): it decides how they are told who have chosen nothing. */
export type Role = "OWNER" | "COMPANY_STAFF" | "SELLER_OWNER" | "SELLER_STAFF";

/** Somebody who can be told of something. */
export interface Reader {
  readonly seller_id: number | null;
  /** What a role is known by that every company has. */
  readonly role_key: string | null;
  /** What their role allows; it decides what they may be told of. */
  readonly permissions: readonly string[];
}

/** Whoever has the role of an owner is one, main user or not; the others are staff. */
export function roleOf({ seller_id, role_key }: Pick<Reader, "seller_id" | "role_key">): Role {
  if (seller_id === null) return role_key === "owner" ? "OWNER" : "COMPANY_STAFF";
  return role_key === "location_owner" ? "SELLER_OWNER" : "SELLER_STAFF";
}
