import type { Happening } from "../../src/event/happening.ts";

/** A brand of company 1 was changed by its owner, unless told. */
export function happening(changes: Partial<Happening> = {}): Happening {
  const type = changes.type ?? "brand.changed";
  return {
    kind: "happened",
    id: "1",
    companyId: "1",
    sellerId: null,
    type,
    entity: type.slice(0, type.indexOf(".")),
    entityId: "1",
    number: null,
    actor: "owner:10",
    jobId: null,
    data: {},
    ...changes,
  };
}
