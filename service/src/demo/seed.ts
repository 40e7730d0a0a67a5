import { type Insertable, type Kysely, sql } from "kysely";
import { hashPassword } from "../account/password.ts";
import type { AccountTable } from "../account/table.ts";
import type { Database } from "../db/schema.ts";
import type { Connection } from "../http/context.ts";
import type { Settings } from "../settings.ts";
import { demoPassword, fernway, fernwayLocation, verdant, verdantLocations } from "./companies.ts";
import { type SeededProduct, seedCatalogue } from "./seedCatalogue.ts";
import { seedDelivery } from "./seedDelivery.ts";
import { seedNotices } from "./seedNotices.ts";
import { seedReviews } from "./seedReviews.ts";
import { seedStorefront } from "./seedStorefront.ts";
import { seedVendors } from "./seedVendors.ts";

/** What was seeded, as far as images have to be drawn for it. */
export interface Seeded {
  readonly verdant: number;
  readonly fernway: number;
  readonly products: readonly SeededProduct[];
}

/**
 * Seeds the demo companies into an empty database, in one transaction: all of it or nothing.
 * @param further makes pictures and orders; when it fails nothing is seeded, so that the next start tries again
 * @returns undefined when there is a company already
 */
export async function seedDemo(
  db: Kysely<Database>,
  settings: Pick<Settings, "passwordCost">,
  further: (seeded: Seeded, db: Connection) => Promise<void> = () => Promise.resolve(),
): Promise<Seeded | undefined> {
  const now = new Date();
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo', 0)), set_config('service.audit', 'off', true)`.execute(
      transaction,
    );
    const existing = await transaction
      .selectFrom("company")
      .select("company_po_id")
      .limit(1)
      .executeTakeFirst();
    if (existing !== undefined) return undefined;
    const hash = await hashPassword(demoPassword, settings.passwordCost);
    const [verdantId, fernwayId] = [
      await insertCompany(transaction, verdant),
      await insertCompany(transaction, fernway),
    ];
    const first = await insertLocation(transaction, { ...verdantLocations[0], company_po_id: verdantId });
    const second = await insertLocation(transaction, { ...verdantLocations[1], company_po_id: verdantId });
    const shimla = await insertLocation(transaction, { ...fernwayLocation, company_po_id: fernwayId });
    await transaction
      .insertInto("account")
      .values([
        person(verdant, verdantId, hash, { primary_login: true }),
        person(fernway, fernwayId, hash, { primary_login: true }),
        person(verdantLocations[0], verdantId, hash, { seller_id: first, primary_login: true }),
        person(verdantLocations[1], verdantId, hash, { seller_id: second, primary_login: true }),
      ])
      .execute();
    const products = await seedCatalogue(
      transaction,
      { company: verdantId, locations: [first, second] },
      now,
    );
    await seedStorefront(transaction, verdantId, products, now.toISOString().slice(0, 10));
    await seedFernway(transaction, fernwayId, shimla);
    await seedReviews(transaction);
    await seedNotices(transaction);
    await seedDelivery(transaction, verdantId);
    await seedVendors(transaction, { verdant: verdantId, fernway: fernwayId });
    const seeded = { verdant: verdantId, fernway: fernwayId, products };
    await further(seeded, transaction);
    return seeded;
  });
}

async function insertCompany(db: Connection, company: typeof verdant): Promise<number> {
  const added = await db
    .insertInto("company")
    .values(company)
    .returning("company_po_id")
    .executeTakeFirstOrThrow();
  return added.company_po_id;
}

async function insertLocation(
  db: Connection,
  location: typeof fernwayLocation & { company_po_id: number },
): Promise<number> {
  const added = await db
    .insertInto("seller")
    .values(location)
    .returning("seller_id")
    .executeTakeFirstOrThrow();
  return added.seller_id;
}

type Contact = Pick<typeof verdant, "admin_last_name"> & {
  readonly admin_first_name?: string | null | undefined;
  readonly admin_gender?: number | null | undefined;
  readonly admin_dob?: string | null | undefined;
  readonly admin_title?: string | null | undefined;
  readonly admin_phone?: string | null | undefined;
  readonly admin_email?: string | null | undefined;
};

function person(
  contact: Contact,
  company_po_id: number,
  pw_hash: string,
  role: Pick<Insertable<AccountTable>, "primary_login" | "seller_id">,
): Insertable<AccountTable> {
  return {
    ...role,
    company_po_id,
    email_id: contact.admin_email ?? "",
    first_name: contact.admin_first_name ?? "",
    last_name: contact.admin_last_name ?? null,
    gender: contact.admin_gender ?? null,
    dob: contact.admin_dob ?? null,
    title: contact.admin_title ?? null,
    phone: contact.admin_phone ?? null,
    active: true,
    pw_hash,
    pw_changed: true,
  };
}

/** The second company has a few categories of its own and two drafts, so that a leak between tenants would show. */
async function seedFernway(db: Connection, company_po_id: number, seller_id: number): Promise<void> {
  const [trail, camp] = await db
    .insertInto("category1")
    .values([
      { company_po_id, level1_name: "Trail Food", description: "Light food that keeps.", level1_order_id: 1 },
      { company_po_id, level1_name: "Camp", description: "Shelter and cooking for two.", level1_order_id: 2 },
    ])
    .returning("level1_id")
    .execute();
  const category1_id = trail?.level1_id ?? 0;
  const bars = await db
    .insertInto("category2")
    .values({ company_po_id, level1_id: category1_id, level2_name: "Bars", level2_order_id: 1 })
    .returning("level2_id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("product")
    .values([
      {
        company_po_id,
        seller_id,
        prod_name: "Apricot Millet Bar",
        category1_id,
        category2_id: bars.level2_id,
      },
      {
        company_po_id,
        seller_id,
        prod_name: "Twig Stove",
        category1_id: camp?.level1_id ?? 0,
        category2_id: null,
      },
    ])
    .execute();
}
