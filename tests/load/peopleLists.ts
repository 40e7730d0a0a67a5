import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Kysely, type RawBuilder, sql } from "kysely";
import * as v from "valibot";
import { openDatabase, type Storage } from "../../service/src/db/database.ts";
import type { Database } from "../../service/src/db/schema.ts";
import { createDatabase, dropDatabase } from "../browser/database.ts";
import { Product } from "../browser/product.ts";
import { startServers } from "../servers/servers.ts";
import { tidy } from "./explain.ts";
import { timesOf } from "./measure.ts";

// A page of 25 of 5,000 vendors, of 2,000 people of a company and of 2,000 at its locations, as the console asks the gateway for it:
// `node tests/load/peopleLists.ts`, after a build. It writes docs/performance-people.json; with --embedded it measures PGlite and only prints.
const root = resolve(import.meta.dirname, "../..");
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "100" },
    embedded: { type: "boolean", default: false },
    out: { type: "string", default: join(root, "docs/performance-people.json") },
  },
});
const vendors = 5000;
const people = 2000;

/** Vendors and people of the first demo company, past the audit trail. */
async function addMany(storage: Storage): Promise<void> {
  const { db, close } = await openDatabase(storage);
  await db.transaction().execute(async (transaction) => {
    await sql`select set_config('service.audit', 'off', true)`.execute(transaction);
    await sql`insert into vendor (company_po_id, vendor_name, legal_name, contact_name, phone, gstin_number, area_name, zip, stateshort,
        payment_terms, category_ids)
      select 1, 'Vendor ' || n || ' ' || md5(n::text), 'Legal ' || n, 'Contact ' || n, '98' || lpad(n::text, 8, '0'),
        '29AAGCB' || lpad((n % 4000)::text, 4, '0') || 'J1Z4', 'Area', '560038', (array['KA', 'MH', 'TN', 'DL'])[n % 4 + 1],
        (array['prepaid', 'net_15', 'net_30', 'net_60'])[n % 4 + 1], array['3-' || (n % 9 + 1), '3-' || (n % 7 + 11)]
      from generate_series(1, ${vendors}::int) as n`.execute(transaction);
    const sellers = sql`(select array_agg(seller_id) from seller where company_po_id = 1)`;
    await addPeople(transaction, "office", sql`null`, sql`array[2, 3, 4, 5, 6]`, 5);
    await addPeople(transaction, "shop", sql`(${sellers})[n % 2 + 1]`, sql`array[8, 9, 10]`, 3);
    await sql`insert into account_device (account_id, device_mark, device_name, network)
      select account_id, md5(email_id) || md5(email_id), 'Firefox on Windows', '10.0.0.0/24' from account where email_id like '%@many.test'`.execute(
      transaction,
    );
  });
  await close();
}

async function addPeople(
  db: Kysely<Database>,
  at: string,
  seller: RawBuilder<unknown>,
  roles: RawBuilder<unknown>,
  howManyRoles: number,
): Promise<void> {
  await sql`insert into account (company_po_id, seller_id, email_id, first_name, last_name, title, phone, chosen_role_id, active, pw_hash)
    select 1, ${seller}, ${at} || n || '@many.test', 'Person ' || md5(n::text), 'Number ' || n, 'Clerk', '9845012345',
      (${roles})[n % ${howManyRoles}::int + 1], n % 10 > 0, 'x'
    from generate_series(1, ${people}::int) as n`.execute(db);
}

const documents = v.parse(
  v.record(v.string(), v.string()),
  JSON.parse(readFileSync(join(root, "bff/persisted-documents.json"), "utf8")),
);
/** An operation as the console sends it. */
function documentOf(name: string): string {
  const found = Object.values(documents).find((text) => text.startsWith(`query ${name}(`));
  if (found === undefined) throw new Error(`The console has no ${name}.`);
  return found;
}

const page = { first: 25, offset: 0 };
const ofCompany = { ...page, hasPeople: true, hasRoles: false, hasSignIns: false };
const pages = [
  ["vendors", "ViewVendorPageQuery", page],
  ["vendors, the last page", "ViewVendorPageQuery", { ...page, offset: vendors - 25 }],
  ["vendors, a search", "ViewVendorPageQuery", { ...page, search: "legal 49" }],
  [
    "vendors with one of two terms, in a state",
    "ViewVendorPageQuery",
    { ...page, filter: { paymentTerms: ["NET_15", "NET_30"], provinceCodes: ["MH"] } },
  ],
  ["people of the company", "ViewUserAdminPageQuery", ofCompany],
  ["people of the company, the last page", "ViewUserAdminPageQuery", { ...ofCompany, offset: people - 25 }],
  ["people of the company, a search", "ViewUserAdminPageQuery", { ...ofCompany, search: "number 19" }],
  [
    "people of the company without a second step",
    "ViewUserAdminPageQuery",
    { ...ofCompany, filter: { twoStep: "OFF", status: ["ACTIVE"] } },
  ],
  ["people of locations", "ViewUserLocationPageQuery", page],
  ["people of locations, a search", "ViewUserLocationPageQuery", { ...page, search: "number 19" }],
] as const;

const answer = v.object({
  data: v.object({ viewer: v.record(v.string(), v.unknown()) }),
  errors: v.optional(v.array(v.object({ message: v.string() }))),
  extensions: v.object({
    upstream: v.array(v.object({ method: v.string(), template: v.string(), via: v.optional(v.string()) })),
  }),
});

async function measurePages(origin: string): Promise<object[]> {
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "x-back-office": "1",
    origin,
  };
  const send = (query: string, variables: object) =>
    fetch(`${origin}/graphql`, { method: "POST", headers, body: JSON.stringify({ query, variables }) });
  const signedIn = await send("mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }", {
    input: { email: "owner@verdant.test", password: "Verdant-Demo-1", rememberMe: false },
  });
  headers["cookie"] = signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  const table: object[] = [];
  for (const [title, name, variables] of pages) {
    const times: number[] = [];
    let calls: readonly string[] = [];
    for (let round = -5; round < Number(values.rounds); round += 1) {
      const began = performance.now();
      const response = await send(documentOf(name), variables);
      const body = await response.text();
      if (round >= 0) times.push(performance.now() - began);
      const { errors, extensions } = v.parse(answer, JSON.parse(body));
      if (errors !== undefined)
        throw new Error(`${title}: ${errors.map(({ message }) => message).join(" ")}`);
      calls = extensions.upstream
        .filter(({ via }) => via !== "kept")
        .map(({ method, template }) => `${method} ${template}`)
        .filter((call) => !call.startsWith("GET /v1/account/"));
    }
    const load = Math.round((loadavg()[0] ?? 0) * 10) / 10;
    console.log(`${title}: ${calls.join(", ")}`);
    table.push({ title, ...timesOf(times), calls: calls.length, load });
  }
  return table;
}

const servers = values.embedded ? null : await startServers(false);
const server = servers?.environment["TEST_DATABASE_URL"];
if (!values.embedded && server === undefined) throw new Error("PostgreSQL is not installed.");
const database = server === undefined ? null : await createDatabase(server);
const product = new Product(database === null ? {} : { DATABASE_URL: database });
try {
  await product.start();
  await product.stop();
  await addMany(
    database === null
      ? { kind: "folder", folder: join(product.dataFolder, "service") }
      : { kind: "server", url: database },
  );
  if (database !== null) await tidy(database);
  await product.start();
  const lists = await measurePages(product.origin);
  console.table(lists);
  const result = {
    measured: new Date().toISOString().slice(0, 10),
    vendors,
    people,
    rounds: Number(values.rounds),
    cores: cpus().length,
    lists,
  };
  if (!values.embedded) writeFileSync(values.out, `${JSON.stringify(result, null, 2)}\n`);
} finally {
  await product.remove();
  if (database !== null) await dropDatabase(database);
  await servers?.stop();
}
