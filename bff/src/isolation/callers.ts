import type { SessionUser } from "../session/session.ts";
import { owner as anOwner, seller as aSeller } from "../testing/fakeContext.ts";
import type { Carelessness } from "./carelessService.ts";
import { ids, marks } from "./world.ts";

/** Somebody who looks at the world, and what they may not see of it. */
export interface Viewer {
  readonly name: string;
  readonly user: SessionUser;
  readonly forbidden: readonly string[];
  /** Ids of records that exist and are not theirs. */
  readonly hidden: readonly number[];
}

/** Those whose view is tried. */
export const viewers: readonly Viewer[] = [
  {
    name: "the owner",
    user: { ...anOwner, companyId: String(ids.own) },
    forbidden: [marks.foreign, String(ids.foreign), String(ids.entangled)],
    hidden: [ids.foreign, ids.entangled],
  },
  {
    name: "the seller",
    user: { ...aSeller, companyId: String(ids.own), sellerId: String(ids.own) },
    forbidden: [
      marks.foreign,
      marks.neighbour,
      String(ids.foreign),
      String(ids.entangled),
      String(ids.neighbour),
    ],
    hidden: [ids.foreign, ids.entangled, ids.neighbour],
  },
];

/** The ways the service behind is tried. */
export const services: readonly (Carelessness & { readonly name: string })[] = [
  { name: "one that pages nothing but knows ids", isSilent: false, offersIds: true },
  { name: "one as documented, whose records do not say whose they are", isSilent: true, offersIds: false },
];
