/** The roles of people (decision D-74), as the gateway knows them. */
export type Role = "OWNER" | "COMPANY_STAFF" | "SELLER_OWNER" | "SELLER_STAFF";

const company: readonly Role[] = ["OWNER", "COMPANY_STAFF"];
const everybody: readonly Role[] = ["OWNER", "COMPANY_STAFF", "SELLER_OWNER", "SELLER_STAFF"];

/** Which roles have the permissions that decide who is told of something. A test compares them with the gateway's. */
export const rolesWith = {
  PRODUCT_APPROVE: company,
  PRODUCT_UPDATE: everybody,
  SELLER_READ: company,
  SELLER_UPDATE: company,
  WEBHOOK_READ: company,
  ORDER_READ: everybody,
  ORDER_APPROVE: company,
  STOCK_UPDATE: everybody,
};

export type NoticePermission = keyof typeof rolesWith;

/** The role of an account: the main one of a company or a location is its owner, the others are staff. */
export function roleOf(account: {
  readonly seller_id: number | null;
  readonly primary_login: boolean;
}): Role {
  if (account.seller_id === null) return account.primary_login ? "OWNER" : "COMPANY_STAFF";
  return account.primary_login ? "SELLER_OWNER" : "SELLER_STAFF";
}
