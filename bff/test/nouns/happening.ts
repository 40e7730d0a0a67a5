import type { Happening } from "../../src/event/happening.ts";
import { ids } from "../isolation/tenants.ts";

/** Something of ours that somebody of another company did. */
export const happening: Happening = {
  kind: "happened",
  id: "1",
  companyId: String(ids.own),
  sellerId: String(ids.own),
  type: "product.changed",
  entity: "product",
  entityId: String(ids.own),
  number: null,
  actor: `owner:${ids.foreign}`,
  jobId: null,
  data: {},
};
