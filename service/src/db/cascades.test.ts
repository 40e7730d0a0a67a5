import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";

test("what goes with a record is its own part, and never what somebody else wrote", async () => {
  const { db, close } = await openDatabase({ kind: "memory" });
  await migrate(db);
  const { rows } = await sql<{ gone: string }>`
    select conrelid::regclass || ' with ' || confrelid::regclass as gone from pg_constraint
    where contype = 'f' and confdeltype <> 'a' order by 1`.execute(db);
  expect(rows.map(({ gone }) => gone)).toEqual([
    "account_device with account",
    "api_token_use with api_token",
    "bundle with product",
    "chat_person with account",
    "collection_product with collection",
    "collection_product with product",
    "delivery_link with delivery_user",
    "export_place with job",
    "import with job",
    "import_claim with job",
    "import_row with job",
    "job with account",
    "job with company",
    "job with job",
    "job with seller",
    "job_part with job",
    "job_row with job",
    "job_selection with job",
    "licence_notice with delivery_user",
    "notification with account",
    "notification_preference with account",
    "order_number with company",
    "password_reset with account",
    "product_image with product",
    "product_review with product",
    "recovery_code with two_step",
    "sales_closed with company",
    "sales_day with company",
    "sales_day_product with company",
    "saved_view with account",
    "saved_view with seller",
    "saved_view_choice with account",
    "sign_in_event with account",
    "stock with product",
    "stock with variant",
    "stock_told with stock",
    "two_step with account",
    "two_step_attempt with account",
    "user_preference with account",
    "variant with product",
    "vendor_bank with vendor",
    "verification with account",
    "webhook_attempt with webhook_delivery",
    "webhook_delivery with webhook",
    "webhook_health with webhook",
  ]);
  await close();
});
