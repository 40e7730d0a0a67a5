import { randomBytes } from "node:crypto";
import { type Outcome, refused } from "./answer.ts";
import type { Routes } from "./route.ts";
import type { Row } from "./table.ts";
import type { Tables } from "./tables.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Somebody who can sign in once the link in their mail was followed. */
interface Person {
  readonly key: "user_po_id" | "user_seller_id";
  readonly id: number;
  readonly email: string;
  readonly company: number;
  readonly seller: number | null;
  readonly activation: string;
  readonly iv: string;
  password: string;
  isActive: boolean;
  passwordChanged: boolean;
}

const code = (): string => randomBytes(12).toString("hex");

/** Registration, activation, sign-in, passwords, onboarding and locations (Document 1 §7). */
export function accountRoutes({ companies, sellers }: Tables, mails: Mail[], consoleUrl: string): Routes {
  const people: Person[] = [];
  /** Pages that no field of the company's record tells about, by company. */
  const pages = new Set<string>();

  const invite = (key: Person["key"], email: string, company: number, seller: number | null): void => {
    const password = `First-${code()}`;
    const person = {
      key,
      id: people.length + 1,
      email,
      company,
      seller,
      activation: code(),
      iv: code(),
      password,
      isActive: false,
      passwordChanged: false,
    };
    people.push(person);
    const link = `${consoleUrl}/#/auth/login?activation=${person.activation}&${key === "user_po_id" ? "a" : "b"}=${person.iv}`;
    const text = `Follow ${link} and sign in with your first password: ${password}\n`;
    mails.unshift({ to: email, subject: "Your account", text });
  };

  const signedIn = (person: Person): Row => {
    const company = companies.find(person.company) ?? {};
    const over = (page: string): boolean => pages.has(`${person.company} ${page}`);
    return {
      [person.key]: person.id,
      ...(person.seller === null ? {} : { seller_id: person.seller }),
      company_po_id: person.company,
      ...Object.fromEntries(
        ["business_name", "business_subdomain", "business_type", "logo_upload"].map((name) => [
          name,
          company[name] ?? null,
        ]),
      ),
      pw_changed: person.passwordChanged,
      primary_login: person.seller === null,
      signup_process_over: over("page5"),
      // Who has registered has given all that the first page shows.
      signup_page1_over: true,
      signup_page2_over: company["signup_page2_over"] ?? false,
      signup_page6_over: false,
    };
  };

  const activate =
    (key: Person["key"]) =>
    (_values: readonly string[], { activation, iv }: Readonly<Record<string, unknown>>): Outcome => {
      const person = people.find((one) => one.key === key && one.activation === activation && one.iv === iv);
      if (person === undefined) return refused(404, "No such activation");
      person.isActive = true;
      return { kind: "done" };
    };
  const changePassword =
    (key: Person["key"]) =>
    (_values: readonly string[], body: Readonly<Record<string, unknown>>): Outcome => {
      const person = people.find((one) => one.key === key && String(one.id) === String(body[key]));
      if (person === undefined) return refused(404, "No such user");
      if (typeof body["pw"] !== "string" || body["pw"] === "" || body["pw"] !== body["cpw"])
        return refused(400, "Password Not Match");
      person.password = body["pw"];
      person.passwordChanged = String(body["pw_changed"]) === "true";
      return { kind: "done" };
    };
  const lookUp =
    (table: Tables["companies"], field: string) =>
    ([value = ""]: readonly string[]): Outcome => ({
      kind: "rows",
      rows: table.rows.filter((row) => String(row[field] ?? "").toLowerCase() === value.toLowerCase()),
    });
  const saved = (row: Row): Outcome => ({ kind: "written", row, key: "company_po_id" });
  const page =
    (flag: string, required: readonly string[]) =>
    (_values: readonly string[], body: Readonly<Record<string, unknown>>): Outcome => {
      const company = companies.find(body["id"]);
      if (company === undefined) return refused(404, "No such company");
      const missing = required.find((field) => (body[field] ?? "") === "");
      if (missing !== undefined) return refused(400, `${missing} is missing`);
      return saved(companies.change(company, body, { [flag]: true }));
    };
  const marker =
    (name: string) =>
    (_values: readonly string[], body: Readonly<Record<string, unknown>>): Outcome => {
      const company = companies.find(body["company_po_id"]);
      if (company === undefined) return refused(404, "No such company");
      pages.add(`${String(company["company_po_id"])} ${name}`);
      return saved(company);
    };

  return {
    "POST /signin": (_values, { email, pw }) => {
      const person = people.find((one) => one.isActive && one.email === email && one.password === pw);
      return person ? { kind: "rows", rows: [signedIn(person)] } : refused(401, "Wrong e-mail or password");
    },
    "POST /v1/companyPO/activation": activate("user_po_id"),
    "POST /v1/companySeller/activation": activate("user_seller_id"),
    "POST /v1/companyPO/changepassword": changePassword("user_po_id"),
    "POST /v1/companySeller/changepassword": changePassword("user_seller_id"),
    "GET /v1/companyPO/BusinessName/{name}": lookUp(companies, "business_name"),
    "GET /v1/companyPO/BusinessSubdomain/{subdomain}": lookUp(companies, "business_subdomain"),
    "GET /v1/companyPO/Poc/{email}": lookUp(companies, "admin_email"),
    "GET /v1/companySeller/Poc/{email}": lookUp(sellers, "admin_email"),
    "GET /v1/companySeller/BusinessName/{name}": lookUp(sellers, "business_name"),
    "POST /v1/companyPO": (_values, body) => {
      if (people.some((one) => one.email === body["admin_email"])) return refused(409, "Email Already Exist");
      const company = companies.add(body);
      const id = Number(company["company_po_id"]);
      // Nothing documented creates a location, so a company has one from the beginning (decision D-45).
      sellers.add({ business_name: body["business_name"], company_id: id });
      invite("user_po_id", String(body["admin_email"]), id, null);
      return saved(company);
    },
    "POST /v1/companyPO/page2": page("signup_page2_over", ["phone", "office_email"]),
    "POST /v1/companyPO/page3": page("signup_page3_over", ["about_us_text", "terms_conditions"]),
    ...Object.fromEntries(
      ["page4", "page5", "page8", "page9", "page11"].map((name) => [
        `POST /v1/companyPO/${name}`,
        marker(name),
      ]),
    ),
    "GET /v1/companyPO/{company_po_id}": ([id]) => ({
      kind: "rows",
      rows: companies.where("company_po_id", id),
    }),
    "PUT /v1/companySeller/{seller_id}": ([id], body) => {
      const seller = sellers.find(id);
      if (seller === undefined) return refused(404, "No such location");
      const changed = sellers.change(seller, body);
      const email = changed["admin_email"];
      if (typeof email === "string" && email !== seller["admin_email"])
        invite("user_seller_id", email, Number(seller["company_id"]), Number(seller["seller_id"]));
      return { kind: "written", row: changed, key: "seller_id" };
    },
  };
}
