import { type ContractResource, extension } from "../call.ts";
import { same, succeeded } from "../expectation.ts";
import { NotOffered, type Probe } from "../probe.ts";
import { MailboxUnreadable, readMail } from "../fixtures/mailbox.ts";
import { randomName } from "../fixtures/randomName.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";

const link = /[?&]token=([\w-]+)/;

/** Asks for a link and takes its token from the mail. */
async function mailedToken(fixtures: Fixtures, email: string): Promise<string> {
  succeeded(await fixtures.post("/v1/passwordReset/request", { email }));
  try {
    return link.exec(await readMail(fixtures.options.mailbox, email, link))?.[1] ?? "";
  } catch (error) {
    if (error instanceof MailboxUnreadable) throw new NotOffered(error.message, { cause: error });
    throw error;
  }
}

async function somebody(fixtures: Fixtures) {
  const { form } = await fixtures.register();
  return fixtures.activate("companyPO", form.admin_email);
}

async function signInStatus(probe: Probe, email: string, pw: string): Promise<number> {
  return (await probe.other({ method: "POST", path: "/signin", body: { email, pw } })).status;
}

/** Forgotten passwords (decision D-20). */
export const passwordReset: ContractResource = {
  name: "passwordReset",
  calls: [
    extension("POST", "/v1/passwordReset/request", async (probe, fixtures) => {
      const { email } = await somebody(fixtures);
      await probe.that("answers alike whether the address is known or not", async () => {
        const known = succeeded(await probe.send({ body: { email } }));
        const unknown = await probe.send({ body: { email: `${randomName()}@contract.test` } });
        same([unknown.status, unknown.text], [known.status, known.text], "the answer");
      });
      await probe.that("refuses what is no address", async () => {
        probe.refused(await probe.send({ body: { email: "nobody" } }), { status: 400, field: "email" });
      });
    }),
    extension("POST", "/v1/passwordReset", async (probe, fixtures) => {
      const { email, password } = await somebody(fixtures);
      const token = await mailedToken(fixtures, email);
      const pw = "Walnut-lantern-4821";

      await probe.that("refuses a confirmation that differs, and the link still works", async () => {
        const response = await probe.send({ body: { token, pw, cpw: `${pw}x` } });
        probe.refused(response, { status: 400, field: "cpw" });
      });
      await probe.that("refuses a link that nobody was sent", async () => {
        const response = await probe.send({ body: { token: randomName(), pw, cpw: pw } });
        probe.refused(response, { status: [400, 404, 422] });
      });
      await probe.that("sets the password; the old one ends", async () => {
        succeeded(await probe.send({ body: { token, pw, cpw: pw } }));
        same(await signInStatus(probe, email, pw), 200, "sign-in with the new password");
        same(await signInStatus(probe, email, password), 401, "sign-in with the old password");
      });
      await probe.that("works once", async () => {
        probe.refused(await probe.send({ body: { token, pw, cpw: pw } }), { status: [400, 404, 422] });
      });
    }),
  ],
};
