import { type ContractResource, documented } from "../call.ts";
import { first, holds, isNothing, same } from "../expectation.ts";
import { signedInUser } from "../fixtures/signedInUser.ts";

/** Signing a person in (Document 1 §3, §7). */
export const signIn: ContractResource = {
  name: "signin",
  calls: [
    documented("document-1", "POST", "/signin", async (probe, fixtures) => {
      const owner = await fixtures.owner();
      const credential = { email: owner.email, pw: owner.password };

      await probe.that("answers a list whose first element is the user, with every field", async () => {
        const user = first(await probe.send({ body: credential }), signedInUser);
        holds(user.user_po_id !== undefined, "the first element has no user_po_id");
        same(String(user.company_po_id), String(owner.user.company_po_id), "company_po_id");
        same(user.primary_login, true, "primary_login");
      });
      await probe.that("refuses a wrong password", async () => {
        const response = await probe.send({ body: { ...credential, pw: "not-the-password" } });
        // Nobody in the list is a refusal too (decision D-16).
        if (probe.strict || !isNothing(response)) probe.refused(response, { status: [401, 403, 404] });
      });
      await probe.beyond("refuses an unknown address like a wrong password", async () => {
        const wrong = await probe.send({ body: { ...credential, pw: "not-the-password" } });
        const unknown = await probe.send({ body: { ...credential, email: "nobody@contract.test" } });
        same(
          [unknown.status, unknown.text.replaceAll(/\s/g, "")],
          [wrong.status, wrong.text.replaceAll(/\s/g, "")],
          "the answer",
        );
      });
      await probe.beyond("reads the address in any case", async () => {
        const body = { ...credential, email: owner.email.toUpperCase() };
        first(await probe.send({ body }), signedInUser);
      });
      await probe.beyond("names the missing fields", async () => {
        probe.refused(await probe.send({ body: { email: owner.email } }), { status: 400, field: "pw" });
        probe.refused(await probe.send({ body: { pw: owner.password } }), { status: 400, field: "email" });
      });
    }),
  ],
};
