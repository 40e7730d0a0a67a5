import type { Resource } from "../http/resource.ts";
import { activations } from "./activation.ts";
import { passwordChanges } from "./changePassword.ts";

/** People who sign in: activation and passwords. */
export const account: Resource = {
  constraints: { account_email_key: { field: "admin_email", message: "Email Already Exist" } },
  operations: [...activations, ...passwordChanges],
};
