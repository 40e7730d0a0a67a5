/** Who somebody is (decision D-74): it decides how they are told who have chosen nothing. */
export type Role = "OWNER" | "COMPANY_STAFF" | "SELLER_OWNER" | "SELLER_STAFF";

/** Somebody who can be told of something. */
export interface Reader {
  readonly seller_id: number | null;
  readonly primary_login: boolean;
  /** What their role allows; it decides what they may be told of. */
  readonly permissions: readonly string[];
}

/** The main one of a company or a location is its owner, the others are staff. */
export function roleOf(account: Pick<Reader, "seller_id" | "primary_login">): Role {
  if (account.seller_id === null) return account.primary_login ? "OWNER" : "COMPANY_STAFF";
  return account.primary_login ? "SELLER_OWNER" : "SELLER_STAFF";
}
