import * as v from "valibot";
import { type ContractResource, documented } from "../call.ts";
import { first, hasStatus, holds, same, single, succeeded } from "../expectation.ts";
import type { Probe } from "../probe.ts";
import { signedInUser } from "../fixtures/signedInUser.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";

/** Verifying an e-mail address by the link in the mail (Document 1 §2, §7; decision D-22). */
export const activation: ContractResource = {
  name: "activation",
  calls: [
    documented("document-1", "POST", "/v1/companyPO/activation", async (probe, fixtures) => {
      const { form } = await fixtures.register();
      await activates(probe, fixtures, form.admin_email, "user_po_id");
    }),
    documented("document-1", "POST", "/v1/companySeller/activation", async (probe, fixtures) => {
      const { form } = await fixtures.invitedSeller();
      await activates(probe, fixtures, form.admin_email, "user_seller_id");
    }),
  ],
};

const activated = v.object({ email_id: v.string(), already_active: v.boolean() });

async function activates(
  probe: Probe,
  fixtures: Fixtures,
  email: string,
  identity: "user_po_id" | "user_seller_id",
): Promise<void> {
  const invitation = await fixtures.invitation(email);
  const { activation, iv, password } = invitation;
  const signIn = () => fixtures.post("/signin", { email, pw: password });

  await probe.beyond("refuses sign-in before", async () => {
    probe.refused(await signIn(), { status: [401, 403, 404] });
  });
  await probe.that("refuses another verification value", async () => {
    const other = (iv.startsWith("x") ? "y" : "x") + iv.slice(1);
    const response = await probe.send({ body: { activation, iv: other } });
    probe.refused(response, { status: [400, 404, 422] });
  });
  await probe.that("lets the person sign in", async () => {
    succeeded(await probe.send({ body: { activation, iv } }));
    const user = first(await signIn(), signedInUser);
    holds(user[identity] !== undefined, `the user has no ${identity}`);
    holds(!user.pw_changed, "pw_changed is true before the first password was changed");
  });
  await probe.beyond(
    "says of a used link that the account is active, and takes nothing with it",
    async () => {
      const password_token = "p".repeat(43);
      const again = single(await probe.send({ body: { activation, iv, password_token } }), activated);
      same(again, { email_id: email, already_active: true }, "the answer");
      const pw = "Walnut-lantern-4821";
      const chosen = await fixtures.post("/v1/passwordReset", { token: password_token, pw, cpw: pw });
      probe.refused(chosen, { status: [400, 404, 422] });
      succeeded(await signIn());
    },
  );
  await probe.beyond("names a missing value", async () => {
    hasStatus(await probe.send({ body: { iv } }), 400);
    hasStatus(await probe.send({ body: { activation } }), 400);
  });
}
