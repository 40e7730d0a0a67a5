import { type Selectable, sql } from "kysely";
import type { Connection } from "../http/context.ts";
import type { Scope } from "./kind.ts";
import { clearWordOf } from "./mapping.ts";
import { type ProductField, variantFieldNames } from "./productFields.ts";
import { isOurs } from "./productFind.ts";
import type { ImportTable } from "./table.ts";

interface Found {
  readonly row_no: number;
  readonly product_id: string | null;
  readonly product_sku: string | null;
  readonly location: string | null;
  readonly is_variant: boolean;
}

/**
 * Rows of one product belong together, wherever they stand: by its id or its SKU, or by the id or SKU of a variant. Of rows that say
 * nothing of a variant a product has one: another one is looked at by itself, and refused as said twice.
 */
export async function groupProducts(
  db: Connection,
  { job_id, mapping, ...reading }: Selectable<ImportTable>,
  scope: Scope,
): Promise<void> {
  if (!mapping.some(({ field }) => variantFieldNames.some((name) => name === field))) return;
  const clearWord = clearWordOf(reading);
  /** What a cell says, as it is read later. */
  const cell = (field: ProductField) => {
    const mapped = mapping.find((one) => one.field === field);
    if (mapped === undefined) return sql`null::text`;
    const text =
      mapped.column === null ? sql`${mapped.constant ?? ""}::text` : sql`cells->>${mapped.column}::int`;
    if (clearWord === null) return sql`nullif(btrim(${text}), '')`;
    return sql`nullif(nullif(regexp_replace(btrim(${text}), '^''(?=[=+@\\-])', ''), ''), ${clearWord})`;
  };
  const isId = (text: ReturnType<typeof cell>) =>
    sql`case when ${text} ~ '^[1-9][0-9]{0,8}$' then (${text})::int end`;
  const variants = variantFieldNames.map((field) => sql`${cell(field)} is not null`);
  /** The product of what has this SKU, where only one location has it. */
  const bySku = (table: "product" | "variant", sku: "product_sku" | "variant_sku") => sql`(
    select min(prod_id)::text from ${sql.table(table)} as found
    where found.sku_seller is not null and name_key(found.sku_seller) = name_key(row.${sql.ref(sku)}) and ${isOurs(scope)}
      and (location is null or seller_id in (select seller_id from seller where company_po_id = ${scope.companyId}
        and (seller_id::text = location or name_key(business_name) = name_key(location))))
    having count(*) = 1)`;
  const { rows } = await sql<Found>`
    select row_no, name_key(product_sku) as product_sku, name_key(location) as location, is_variant,
      coalesce(product_id, (select prod_id::text from variant where varient_id = row.variant_id and ${isOurs(scope)}),
        ${bySku("product", "product_sku")},
        case when product_sku is null then ${bySku("variant", "variant_sku")} end) as product_id
    from (select row_no, ${cell("product_id")} as product_id, ${cell("product_sku")} as product_sku,
        ${cell("location")} as location, ${isId(cell("variant_id"))} as variant_id,
        ${cell("variant_sku")} as variant_sku, (${sql.join(variants, sql` or `)}) as is_variant
      from import_row where job_id = ${job_id}) as row
    order by row_no`.execute(db);
  const units = unitsOf(rows);
  if (units.length === 0) return;
  await sql`update import_row set unit_no = given.unit_no
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as given (row_no integer, unit_no integer)
    where job_id = ${job_id} and import_row.row_no = given.row_no`.execute(db);
}

/** The rows that belong to an earlier one, and which. */
export function unitsOf(rows: readonly Found[]): { readonly row_no: number; readonly unit_no: number }[] {
  const parent = new Map<number, number>();
  const firstOf = (row: number): number => {
    let first = row;
    for (let up = parent.get(first); up !== undefined; up = parent.get(first)) first = up;
    return first;
  };
  const byKey = new Map<string, number>();
  const isSaid = new Set<string>();
  /** The key of an SKU; a row without a location means that of the row before, and is meant by the next. */
  const bySku = new Map<string, { key: string; isOpen: boolean }>();
  const byLocation = new Map<string, string>();
  const named = (location: string | null, sku: string) => `sku ${JSON.stringify([location, sku])}`;
  const skuKey = (sku: string, location: string | null): string => {
    const before = bySku.get(sku);
    if (before !== undefined && (location === null || before.isOpen)) {
      const isOpen = location === null && before.isOpen;
      bySku.set(sku, { key: before.key, isOpen });
      if (location !== null) byLocation.set(named(location, sku), before.key);
      return before.key;
    }
    const key = byLocation.get(named(location, sku)) ?? named(location, sku);
    bySku.set(sku, { key, isOpen: location === null });
    return key;
  };
  for (const { row_no, product_id, product_sku, location, is_variant } of rows) {
    const keys = [
      ...(product_id === null ? [] : [`id ${product_id}`]),
      ...(product_sku === null ? [] : [skuKey(product_sku, location)]),
    ];
    if (!is_variant) {
      if (keys.some((key) => isSaid.has(key))) continue;
      for (const key of keys) isSaid.add(key);
    }
    for (const key of keys) {
      const other = byKey.get(key);
      if (other === undefined) byKey.set(key, row_no);
      else {
        const [one, two] = [firstOf(other), firstOf(row_no)];
        if (one !== two) parent.set(Math.max(one, two), Math.min(one, two));
      }
    }
  }
  return [...parent.keys()].map((row_no) => ({ row_no, unit_no: firstOf(row_no) }));
}
