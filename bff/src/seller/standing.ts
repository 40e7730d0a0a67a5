import type { ObjectRef } from "@pothos/core";
import { builder, type BuilderTypes } from "../graphql/builder.ts";
import type { Seller } from "./record.ts";
import { SellerObject } from "./type.ts";

/** What a change of a location's standing answers. */
export interface StandingSuccess {
  readonly seller: Seller;
}

/** Makes the success type of one of them. */
export function standingSuccess(name: string, description: string): ObjectRef<BuilderTypes, StandingSuccess> {
  return builder.objectRef<StandingSuccess>(name).implement({
    description,
    fields: (t) => ({
      seller: t.expose("seller", {
        type: SellerObject,
        description: "The location, as the service keeps it now.",
      }),
    }),
  });
}
