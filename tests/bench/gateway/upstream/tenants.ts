import { sql } from "kysely";
import * as v from "valibot";
import { Client } from "../../../contract/http/client.ts";
import { Fixtures } from "../../../contract/fixtures/fixtures.ts";
import { optionsFor } from "../../../faults/options.ts";
import type { Engine } from "../../../faults/engine.ts";
import { freePort } from "../../../servers/freePort.ts";
import { ServiceProcess } from "../../../servers/serviceProcess.ts";
import { readConfig } from "../../../../service/src/config.ts";
import type { Connection } from "../../../../service/src/http/context.ts";
import { openDatabase } from "../../../../service/src/db/database.ts";
import { generateProducts } from "../../../../service/src/demo/generate.ts";

/** A company of the benchmark and the people of it, who all have the same password. */
export interface Tenant {
  readonly company: string;
  readonly emails: readonly string[];
  readonly password: string;
  /** Ids of the first products by name. */
  readonly products: readonly string[];
  readonly brands: readonly { readonly id: string; readonly name: string }[];
}

/** How much of everything there is. */
export interface Size {
  readonly tenants: number;
  readonly productsOfEach: number;
}

const brandsOfEach = 10;
const peopleOfEach = 10;
/** Categories on each level, under each parent. */
const breadth = [4, 3, 3] as const;

/** Registers companies through the service's own calls, gives each a catalogue, and leaves the service running. */
export async function prepareTenants(
  engine: Engine,
  size: Size,
): Promise<{ service: ServiceProcess; tenants: Tenant[] }> {
  const service = new ServiceProcess(await freePort(), engine.environment);
  try {
    return { service, tenants: await fillTenants(service, engine, size) };
  } catch (error) {
    await service.kill();
    throw error;
  }
}

async function fillTenants(
  service: ServiceProcess,
  engine: Engine,
  { tenants: count, productsOfEach }: Size,
): Promise<Tenant[]> {
  await service.start();
  const tenants: Tenant[] = [];
  for (let made = 0; made < count; made++) tenants.push(await addTenant(service));
  await service.stop();
  const { db, close } = await openDatabase(readConfig({ ...process.env, ...engine.environment }).storage);
  await generateProducts(
    db,
    tenants.map(({ company }) => Number(company)),
    productsOfEach,
  );
  const whole: Tenant[] = [];
  for (const tenant of tenants) whole.push(await nameRecords(db, await addPeople(db, tenant)));
  await close();
  await service.start();
  return whole;
}

/** Notes which products and brands there are, for the operations that name one. */
async function nameRecords(db: Connection, tenant: Tenant): Promise<Tenant> {
  const products = await sql<{ id: string }>`select prod_id::text as id from product
    where company_po_id = ${tenant.company} order by prod_name, prod_id limit 50`.execute(db);
  const brands = await sql<{
    id: string;
    name: string;
  }>`select brand_id::text as id, brand_name as name from brand
    where company_po_id = ${tenant.company} order by brand_id`.execute(db);
  return { ...tenant, products: products.rows.map(({ id }) => id), brands: brands.rows };
}

/** More people of a company: the first one's colleagues, with the same password, past its first change. */
async function addPeople(db: Connection, tenant: Tenant): Promise<Tenant> {
  const [first = ""] = tenant.emails;
  const emails = Array.from({ length: peopleOfEach - 1 }, (_, index) => `p${index + 1}.${first}`);
  await sql`update account set pw_changed = true, pw_changed_date = now() where email_id = ${first}`.execute(
    db,
  );
  for (const email of emails) {
    await sql`insert into account (company_po_id, email_id, first_name, primary_login, active, pw_hash, pw_changed, pw_changed_date)
      select company_po_id, ${email}, first_name, false, true, pw_hash, true, now() from account
      where email_id = ${first}`.execute(db);
  }
  return { ...tenant, emails: [first, ...emails] };
}

async function addTenant(service: ServiceProcess): Promise<Tenant> {
  const options = optionsFor(service);
  const client = new Client(options, 1);
  const fixtures = new Fixtures(client, options);
  const owner = await fixtures.owner();
  const company = owner.user.company_po_id;
  for (let brand = 0; brand < brandsOfEach; brand++) await fixtures.addBrand(company);
  await addCategories(client, String(company));
  client.close();
  return {
    company: String(company),
    emails: [owner.email],
    password: owner.password,
    products: [],
    brands: [],
  };
}

async function addCategories(client: Client, company: string): Promise<void> {
  const [level1s, level2s, level3s] = breadth;
  for (let one = 1; one <= level1s; one++) {
    const level1_id = await add(client, 1, {
      company_po_id: company,
      level1_name: `Aisle ${one}`,
      description: "For measuring.",
      level1_order_id: one,
    });
    for (let two = 1; two <= level2s; two++) {
      const level2_id = await add(client, 2, {
        level1_id,
        level2_name: `Shelf ${one}.${two}`,
        level2_order_id: two,
      });
      for (let three = 1; three <= level3s; three++) {
        await add(client, 3, {
          level1_id,
          level2_id,
          level3_name: `Box ${one}.${two}.${three}`,
          level3_order_id: three,
        });
      }
    }
  }
}

async function add(client: Client, level: number, body: object): Promise<number> {
  const response = await client.call({ method: "POST", path: `/v1/l${level}CategoryPO`, body });
  if (response.status >= 300) throw new Error(`A category was refused: ${response.text.slice(0, 200)}`);
  return (
    v.parse(v.object({ [`level${level}_id`]: v.number() }), JSON.parse(response.text))[`level${level}_id`] ??
    0
  );
}
