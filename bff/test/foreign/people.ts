import { exampleRegistration } from "../../src/account/exampleRegistration.ts";
import type { Walk } from "./walker.ts";

export { exampleRegistration as registration };

export const ownPassword = "Indigo-Kettle-77";

/** What the newest mail to an address holds. */
function invitation({ service }: Walk, email: string) {
  const { text = "" } = service.mails.find(({ to }) => to === email) ?? {};
  const [, activation = "", code = ""] = /activation=(\w+)&[ab]=(\w+)/.exec(text) ?? [];
  const [, password = ""] = /first password: (\S+)/.exec(text) ?? [];
  return { activation, code, password };
}

/** Follows the link in the mail and signs in with the first password; answers with where that leads. */
export async function activate(walk: Walk, kind: "OWNER" | "SELLER", email: string): Promise<unknown> {
  const { activation, code, password } = invitation(walk, email);
  await walk.change("activateAccount", { kind, activation, code }, "kind");
  return walk.change("signIn", { email, password }, "viewer { kind nextStep }");
}

/** Changes the password that came by mail; answers with where that leads. */
export function changePassword(walk: Walk): Promise<unknown> {
  const passwords = { newPassword: ownPassword, confirmPassword: ownPassword };
  return walk.change("changePassword", passwords, "viewer { nextStep }");
}

export const sellerEmail = "ravi@sprig.test";

/** The owner's company in one go, and its location's administrator signed in with a password of their own. */
export async function comeInAsSeller(walk: Walk): Promise<void> {
  await walk.change("registerCompany", exampleRegistration, "email");
  // No document lists locations, so the gateway cannot name the one that came with the company.
  const administrator = { admin_first_name: "Ravi", admin_email: sellerEmail };
  await walk.callService("PUT", "/v1/companySeller/1", { business_name: "Depot", ...administrator });
  await activate(walk, "SELLER", sellerEmail);
  await changePassword(walk);
}
