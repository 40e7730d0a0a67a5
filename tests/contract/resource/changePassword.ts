import { type ContractResource, documented } from "../call.ts";
import { first, holds, isNothing, succeeded } from "../expectation.ts";
import type { Probe } from "../probe.ts";
import { type Person, signedInUser } from "../fixtures/signedInUser.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";
import { unknownId } from "../http/wire.ts";

/** Changing the first password (Document 1 §3, §7; decision D-23). */
export const changePassword: ContractResource = {
  name: "changepassword",
  calls: [
    documented("document-1", "POST", "/v1/companyPO/changepassword", async (probe, fixtures) => {
      const owner = await fixtures.owner();
      await changes(probe, fixtures, owner, { user_po_id: owner.user.user_po_id });
    }),
    documented("document-1", "POST", "/v1/companySeller/changepassword", async (probe, fixtures) => {
      const seller = await fixtures.seller();
      await changes(probe, fixtures, seller, { user_seller_id: seller.user.user_seller_id });
    }),
  ],
};

async function changes(
  probe: Probe,
  fixtures: Fixtures,
  person: Person,
  identity: Readonly<Record<string, unknown>>,
): Promise<void> {
  // People who were given on the command line keep their password.
  const own = fixtures.options.owner === undefined && fixtures.options.seller === undefined;
  const next = own ? "Walnut-lantern-4821" : person.password;
  // Who has changed the first password already is asked for the old one (decision D-23).
  const old = person.user.pw_changed ? { old_pw: person.password } : {};
  const form = {
    ...old,
    pw: next,
    cpw: next,
    pw_changed_date: new Date().toISOString(),
    pw_changed: true,
    ...identity,
  };

  await probe.beyond("refuses a confirmation that differs", async () => {
    const response = await probe.send({ body: { ...form, cpw: `${next}x` } });
    probe.refused(response, { status: [400, 422], field: "cpw" });
  });
  await probe.beyond("refuses a short password", async () => {
    const response = await probe.send({ body: { ...form, pw: "Short-1", cpw: "Short-1" } });
    probe.refused(response, { status: [400, 422], field: "pw" });
  });
  await probe.beyond("refuses an unknown user", async () => {
    const [name = ""] = Object.keys(identity);
    const response = await probe.send({ body: { ...form, [name]: unknownId } });
    probe.refused(response, { status: [404, 422] });
  });
  await probe.that("sets the password, and pw_changed of the sign-in", async () => {
    const old = person.password;
    succeeded(await probe.send({ body: form }));
    person.password = next;
    const user = first(await fixtures.post("/signin", { email: person.email, pw: next }), signedInUser);
    holds(user.pw_changed, "pw_changed is still false");
    if (old === next) return;
    const refused = await fixtures.post("/signin", { email: person.email, pw: old });
    if (probe.strict || !isNothing(refused)) probe.refused(refused, { status: [401, 403, 404] });
  });
}
