import * as v from "valibot";
import { pathId } from "../http/field.ts";
import { type Operation, operation } from "../http/operation.ts";
import { personById, signedIn, signedInRecord } from "../signIn/person.ts";

/**
 * A person as they would be signed in now, so that a change of their rights can reach a session that is under way.
 * @param key the documents' name of the identity; a person of the other kind is not found by it
 */
function accountBy(key: "user_po_id" | "user_seller_id"): Operation {
  return operation({
    method: "GET",
    path: `/v1/account/${key}/{id}`,
    origin: "extension",
    summary: "A person as signing in would answer them; active says whether they may; empty means nobody",
    params: v.object({ id: pathId }),
    response: v.array(v.object({ ...signedInRecord.entries, active: v.boolean() })),
    async handle({ params }, { db }) {
      const found = await personById(db, params.id);
      if (found?.record[key] === undefined) return [];
      return [{ ...(await signedIn(db, found)), active: found.isActive }];
    },
  });
}

/** Reading people, owners and those who act for a location. */
export const accountReads = [accountBy("user_po_id"), accountBy("user_seller_id")];
