import * as v from "valibot";
import { type Caller, field, rawCall } from "./caller.ts";
import type { TestService } from "./engines.ts";

/** A complete registration form; the name is used for company, subdomain and e-mail address. */
export function registration(name: string) {
  return {
    business_type: 1,
    business_vertical_name: "Green goods",
    business_vertical_description: "Everything green",
    business_name: name,
    business_subdomain: name,
    legal_name: name,
    area_name: "Indiranagar",
    zip: "560038",
    stateshort: "KA",
    statelong: "Karnataka",
    admin_first_name: "Asha",
    admin_last_name: "Rao",
    admin_title: "Director",
    admin_gender: 2,
    admin_dob: "1988-04-23",
    admin_phone: "9876543210",
    admin_email: `${name.toLowerCase()}@registered.test`,
  };
}

/** A complete seller form. */
export function sellerForm(name: string, company_id: unknown) {
  return {
    company_id,
    seller_type: 1,
    business_name: name,
    gstin_number: "29ABCDE1234F1ZW",
    zip: "560041",
    stateshort: "KA",
    phone: "08012345678",
    admin_first_name: "Ravi",
    admin_gender: 1,
    admin_dob: "1985-11-02",
    admin_title: "Manager",
    admin_phone: "9812345678",
    admin_email: `${name.toLowerCase().replaceAll(" ", "")}@seller.test`,
  };
}

/** Registers a company. @returns its identity */
export async function registered(call: Caller, name: string): Promise<unknown> {
  return field((await call("POST /v1/companyPO", registration(name))).body, "company_po_id");
}

const mails = v.array(v.object({ to: v.string(), subject: v.string(), text: v.string() }));

/** The mails to an address, the newest first. */
export async function mailsTo(service: TestService, email: string) {
  const { body } = await rawCall(service.url, "GET /mailbox", undefined, {});
  return v
    .parse(mails, body)
    .flatMap(({ to, subject, text }) => (to === email ? [{ to, subject, text }] : []));
}

/** The newest invitation of an address, taken apart as its reader would. */
export async function invitation(service: TestService, email: string) {
  const found = (await mailsTo(service, email)).find(({ text }) => text.includes("activation="));
  const text = found?.text ?? "";
  const [, activation = "", kind = "", iv = ""] = /activation=([\w-]+)&([ab])=([\w-]+)/.exec(text) ?? [];
  const [, password = ""] = /password: (\S+)/.exec(text) ?? [];
  return { activation, iv, kind, password, text };
}

/** Follows the link of an owner's newest invitation. */
export async function activateOwner(service: TestService, email: string): Promise<void> {
  const { activation, iv } = await invitation(service, email);
  await service.call("POST /v1/companyPO/activation", { activation, iv });
}
