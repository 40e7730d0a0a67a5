import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import {
  activateOwner,
  invitation,
  mailsTo,
  registered,
  registration,
  sellerForm,
} from "../testing/registration.ts";

onOneEngine(
  (service) => {
    const signIn = (email: string, pw: string) => service().call("POST /signin", { email, pw });
    const activate = (resource: string, { activation, iv }: Awaited<ReturnType<typeof invitation>>) =>
      service().call(`POST /v1/${resource}/activation`, { activation, iv });

    test("a minute later the administrator gets another link and password, and the old ones are worth nothing", async () => {
      const email = "laurelshop@seller.test";
      const company = await registered(service().call, "Laurel");
      const added = await service().call("POST /v1/companySeller", sellerForm("Laurel Shop", company));
      const first = await invitation(service(), email);
      const path = `/v1/companySeller/${String(field(added.body, "seller_id"))}/invitation`;
      const response = await service().call(`POST ${path}`);
      expect(response).toMatchObject({ status: 200, body: { admin_active: false, admin_email: email } });
      const second = await invitation(service(), email);
      expect(second.kind).toBe("b");
      expect(second.password).not.toBe(first.password);
      expect((await activate("companySeller", first)).status).toBe(422);
      expect((await activate("companySeller", second)).status).toBe(200);
      expect((await signIn(email, first.password)).status).toBe(401);
      expect((await signIn(email, second.password)).status).toBe(200);
    });

    test("an administrator who was disabled is not invited again: no mail, no other password, and no link lets them in", async () => {
      const email = "sorrelshop@seller.test";
      const company = await registered(service().call, "Sorrel");
      const added = await service().call("POST /v1/companySeller", sellerForm("Sorrel Shop", company));
      const path = `/v1/companySeller/${String(field(added.body, "seller_id"))}`;
      const link = await invitation(service(), email);
      expect((await activate("companySeller", link)).status).toBe(200);
      const signedIn = await signIn(email, link.password);
      const status = `/v1/companyUserSeller/status/${String(field(signedIn.body, "user_seller_id"))}`;
      const setActive = (active: boolean) => service().call(`PUT ${status}`, { active });
      expect((await setActive(false)).status).toBe(200);
      expect((await service().call(`GET ${path}`)).body).toMatchObject({
        admin_email: email,
        admin_active: false,
        admin_activated: true,
      });

      expect(await service().call(`POST ${path}/invitation`)).toMatchObject({
        status: 422,
        body: { message: "The administrator has activated the account already" },
      });
      expect(await mailsTo(service(), email)).toHaveLength(1);
      expect((await activate("companySeller", link)).status).toBe(422);
      expect(await signIn(email, link.password)).toMatchObject({
        status: 422,
        body: { message: "This account was disabled. Ask an owner of your company." },
      });
      expect((await setActive(true)).status).toBe(200);
      expect((await signIn(email, link.password)).status).toBe(200);
    });

    test("an administrator whose address somebody has activated elsewhere is not invited again", async () => {
      const email = "cassia@registered.test";
      const company = await registered(service().call, "Oleander");
      const form = { ...sellerForm("Oleander Shop", company), admin_email: email };
      const added = await service().call("POST /v1/companySeller", form);
      await service().call("POST /v1/companyPO", registration("Cassia"));
      await activateOwner(service(), email);
      const path = `/v1/companySeller/${String(field(added.body, "seller_id"))}/invitation`;
      expect(await service().call(`POST ${path}`)).toMatchObject({
        status: 409,
        body: { fields: { admin_email: "Email Already Exist" } },
      });
    });

    test("who asks for a new password before activating gets the invitation again, and is answered like all others", async () => {
      const email = "oleaster@registered.test";
      await registered(service().call, "Oleaster");
      const first = await invitation(service(), email);
      expect(await service().call("POST /v1/passwordReset/request", { email })).toMatchObject({
        status: 202,
        body: {},
      });
      const second = await invitation(service(), email);
      expect(second.password).not.toBe(first.password);
      expect((await activate("companyPO", first)).status).toBe(422);
      expect((await activate("companyPO", second)).status).toBe(200);
      expect((await signIn(email, second.password)).status).toBe(200);
    });
  },
  (config) => ({ ...config, settings: { ...config.settings, secondsBetweenMails: 0 } }),
);
