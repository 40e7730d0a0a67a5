import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { first, list, same } from "../expectation.ts";
import { flag, unknownId } from "../http/wire.ts";
import { signedInUser } from "../fixtures/signedInUser.ts";

const status = v.object({ ...signedInUser.entries, active: flag });

/** Reading people again while they are signed in (spec "Extensions"). */
export const account: ContractResource = {
  name: "account",
  calls: [
    extension("GET", "/v1/account/user_po_id/{id}", async (probe, fixtures) => {
      await probe.that("answers an owner as signing in does, and that they may", async () => {
        const { user } = await fixtures.owner();
        const found = first(await probe.send({ at: [Number(user.user_po_id)] }), status);
        same(
          [found.company_po_id, found.business_name, found.primary_login, found.active],
          [user.company_po_id, user.business_name, true, true],
          "the person",
        );
      });
      await probe.that("answers an empty list for nobody", async () => {
        same(list(await probe.send({ at: [unknownId] }), status).length, 0, "the number of people");
      });
    }),
    extension("GET", "/v1/account/user_seller_id/{id}", async (probe, fixtures) => {
      await probe.that("does not find an owner", async () => {
        const { user } = await fixtures.owner();
        const found = list(await probe.send({ at: [Number(user.user_po_id)] }), status);
        same(found.length, 0, "the number of people");
      });
    }),
  ],
};
