import type { Permission } from "./permission.ts";

export type UserKind = "owner" | "seller";

/** The roles that every company has, as the service calls them. */
export const systemRoles = [
  "owner",
  "company_staff",
  "catalogue_manager",
  "order_desk",
  "accounts",
  "viewer",
  "location_owner",
  "location_staff",
  "packer",
  "location_viewer",
] as const;
export type SystemRole = (typeof systemRoles)[number];

/** The role that somebody was given. */
export interface UserRole {
  readonly id: string;
  readonly name: string;
  /** Which of those it is that every company has; null for a company's own. */
  readonly system: SystemRole | null;
  /** What it allows, as far as this gateway knows it. */
  readonly permissions: readonly Permission[];
}

/** What a list shows, by the names that the console has for it. */
export interface ListState {
  readonly search: string | null;
  readonly filters: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly sort: { readonly column: string; readonly direction: "asc" | "desc" } | null;
  readonly columns: readonly { readonly column: string; readonly width: number | null }[] | null;
  readonly pageSize: number | null;
  readonly mode: string | null;
}

/** A list that opens with a view. */
export interface DefaultView {
  readonly list: string;
  readonly viewId: string;
  readonly state: ListState;
}

/** What the gateway remembers of a signed-in user. The service's own sign-in record, decoded. */
export interface SessionUser {
  readonly kind: UserKind;
  /** `user_po_id` of an owner, `user_seller_id` of a seller. */
  readonly userId: string;
  readonly companyId: string;
  /** The location a seller acts for; null for an owner. */
  readonly sellerId: string | null;
  /** The name of the business: of the company, or of the location they act for. */
  readonly name: string;
  /** The person's own name; null when the service does not say. */
  readonly personName: string | null;
  readonly email: string;
  readonly passwordChanged: boolean;
  /** When the password was last changed, RFC 3339; null when the service does not say. */
  readonly passwordChangedAt: string | null;
  readonly primaryLogin: boolean;
  /** By when they must have two-step sign-in, RFC 3339; null for who need not, or has it. */
  readonly twoStepDue: string | null;
  /** Null when the service knows no roles: then it is who they are that decides. */
  readonly role: UserRole | null;
  readonly signupOver: boolean;
  /** The lists that open with a view for them; null when the service does not say. */
  readonly defaultViews: readonly DefaultView[] | null;
  /** What the API token that acts for them is narrowed to; null when they act in person. */
  readonly limitedTo: readonly Permission[] | null;
  /** Which token that is, as jobs name it: `token:5`. */
  readonly via?: string;
  readonly signupPages: { readonly page1: boolean; readonly page2: boolean; readonly page6: boolean };
}

/** Whoever sends a request; `current` is null for somebody who is not signed in. */
export interface Viewing {
  readonly current: { readonly user: SessionUser; readonly person?: SessionUser } | null;
}
