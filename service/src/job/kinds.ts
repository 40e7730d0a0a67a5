import { bulkKinds } from "../bulkEdit/kinds.ts";
import { exportKinds } from "../export/lists.ts";
import { importKinds } from "../import/kinds.ts";
import type { JobKind } from "./kind.ts";

/** Every kind of job, by its name. One line for each group. */
export const jobKinds: ReadonlyMap<string, JobKind> = new Map([...exportKinds, ...bulkKinds, ...importKinds]);
