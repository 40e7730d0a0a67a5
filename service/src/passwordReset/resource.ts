import type { Resource } from "../http/resource.ts";
import { requestReset } from "./request.ts";
import { useLink } from "./reset.ts";

/** Forgotten passwords (decision D-20). */
export const passwordReset: Resource = {
  records: {},
  constraints: {},
  operations: [requestReset, useLink],
};
