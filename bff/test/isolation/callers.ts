import type { Context } from "../../src/graphql/context.ts";
import type { SessionUser } from "../../src/access/user.ts";
import type { StoredSession } from "../../src/session/session.ts";
import { owner as anOwner, seller as aSeller, sessionOf } from "../doubles/fakeContext.ts";
import { addFinishedUpload } from "../doubles/finishedUpload.ts";
import { allUploadRules } from "../../src/upload/purpose.ts";
import { whatRoleLacks } from "../access/expected.ts";
import type { Leak } from "./leakyService.ts";
import type { Refused } from "./walk.ts";
import { ids, marks, sessionHandle, uploadId } from "./tenants.ts";

/** Somebody who reads the fixtures, and what they may not see of them. */
export interface Viewer {
  readonly name: string;
  readonly user: SessionUser;
  /** The marks of records that are not theirs. */
  readonly forbidden: readonly string[];
  /** Ids of records that exist and are not theirs. */
  readonly hidden: readonly number[];
  /** Fields that they may not read even of their own company; `access.test.ts` tries those. */
  readonly refused: Refused;
}

/** Those whose view is tried. */
export const viewers: readonly Viewer[] = [
  {
    name: "the owner",
    user: { ...anOwner, userId: String(ids.own), companyId: String(ids.own) },
    forbidden: [marks.foreign],
    hidden: [ids.foreign, ids.entangled],
    refused: new Set(),
  },
  {
    name: "the seller",
    user: { ...aSeller, userId: String(ids.own), companyId: String(ids.own), sellerId: String(ids.own) },
    forbidden: [marks.foreign, marks.neighbour],
    hidden: [ids.foreign, ids.entangled, ids.neighbour],
    refused: new Set(
      whatRoleLacks("SELLER_STAFF").map((idInput) =>
        idInput
          .replace(/^Query\.viewer(?=\.)/, "Viewer")
          .replace(/^Order\.customer(?=\.)/, "OrderCustomer")
          .replace(/^\w+\.\w+(?=\.)/, "Person"),
      ),
    ),
  },
];

/** The sessions there are beside the one in use: another of the user's own, and those of others. */
export function sessionsAround(user: SessionUser): StoredSession[] {
  const session = (whose: keyof typeof ids, owner: SessionUser): StoredSession => ({
    ...sessionOf(owner),
    id: `session of ${whose}`,
    handle: sessionHandle(ids[whose]),
    device: `${whose === "own" ? marks.own : marks.foreign} device`,
  });
  const colleague = { ...user, userId: "99", companyId: String(ids.own) };
  const stranger = { ...anOwner, userId: "9001", companyId: String(ids.foreign) };
  return [
    session("own", user),
    session("neighbour", colleague),
    session("foreign", stranger),
    session("entangled", stranger),
  ];
}

/** Puts a finished upload of each purpose into a context for everybody there is. */
export function addUploads(context: Context, user: SessionUser): void {
  const owners: Readonly<Record<keyof typeof ids, SessionUser>> = {
    own: user,
    neighbour: { ...user, userId: "99" },
    foreign: { ...anOwner, userId: "9001", companyId: String(ids.foreign) },
    // The same number, but of another company.
    entangled: { ...user, companyId: String(ids.foreign) },
  };
  for (const whose of ["own", "neighbour", "foreign", "entangled"] as const) {
    for (const { purpose } of allUploadRules) {
      void addFinishedUpload(context, owners[whose], purpose, uploadId(ids[whose], purpose));
    }
  }
}

/** The ways the service behind is tried. */
export const services: readonly (Leak & { readonly name: string })[] = [
  { name: "one that pages nothing but knows ids", isSilent: false, offersIds: true },
  { name: "one as documented, whose records do not say whose they are", isSilent: true, offersIds: false },
];
