import * as v from "valibot";
import { flag, id, optionalNumber, optionalText, text } from "../http/wire.ts";

/** The first element of the answer to `/signin` (Document 1 §3). */
export const signedInUser = v.object({
  user_po_id: v.optional(id),
  company_po_id: id,
  business_name: text,
  business_subdomain: optionalText,
  business_type: optionalNumber,
  logo_upload: optionalText,
  pw_changed: flag,
  primary_login: flag,
  signup_process_over: flag,
  signup_page1_over: flag,
  signup_page2_over: flag,
  signup_page6_over: flag,
  // Only for somebody who acts for a location (decision D-16).
  user_seller_id: v.optional(id),
  seller_id: v.optional(id),
});

/** Somebody who can sign in, and what the service answered when they did. */
export interface Person {
  readonly email: string;
  /** Changes with the check of the change of passwords. */
  password: string;
  readonly user: v.InferOutput<typeof signedInUser>;
}
