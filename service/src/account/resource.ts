import type { Resource } from "../http/resource.ts";
import { activations } from "./activation.ts";
import { passwordChanges } from "./changePassword.ts";
import { accountReads } from "./read.ts";

/** People who sign in: activation, passwords, and what they may. */
export const account: Resource = {
  constraints: { account_email_key: { field: "admin_email", message: "Email Already Exist" } },
  operations: [...activations, ...passwordChanges, ...accountReads],
};
