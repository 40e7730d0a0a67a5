import { expect, test } from "vitest";
import { onEngines } from "../testing/engines.ts";
import { type Row, tableOf } from "../testing/importTable.ts";
import { checked, importOf, rowsOf, startImport } from "../testing/imports.ts";

/** A new record of each kind, with all that it needs. */
const records: Readonly<Record<string, Row>> = {
  brand: { name: "Needed" },
  category: { category: "Needed", description: "It is" },
  product: {
    location: "1",
    name: "Needed",
    category: "Pantry",
    price: "10",
    cgst: "9",
    sgst: "9",
    igst: "18",
  },
  manufacturer: { location: "1", name: "Needed", country: "India" },
  vendor: { name: "Needed", phone: "9845012345", payment_terms: "30 days" },
  pickup_point: {
    name: "Needed",
    area: "Fort",
    zip: "400001",
    state: "MH",
    phone: "02226634100",
    opening_hours: "Mon 9:00-18:00",
  },
};

/** What is needed and not marked: either of two ways to say where a category is, and a price by what has none. */
const unmarked = new Set(["category of category", "name of category", "price of product"]);

onEngines(["PGlite"], (service) => {
  test.each(Object.keys(records))("what a new %s is refused without is marked", async (kind) => {
    const whole = records[kind] ?? {};
    const fields = Object.keys(whole);
    const { columns, cells } = tableOf([whole, ...fields.map((field) => ({ ...whole, [field]: "" }))]);
    const job = await startImport(service(), { company_po_id: 1, user_po_id: 1, kind }, columns, cells);
    const file = await importOf(service(), job);
    await checked(service(), job);
    const [first, ...others] = await rowsOf(service(), job);
    expect(first?.outcome).toBe("to_create");
    const isMarkable = (field: string) => !unmarked.has(`${field} of ${kind}`);
    const refused = others.flatMap(({ problems }) => problems?.[0]?.field ?? []);
    const marked = file.fields.flatMap(({ name, is_required, needed_by }) =>
      is_required || needed_by !== null ? [name] : [],
    );
    expect(new Set(refused.filter(isMarkable))).toEqual(new Set(marked.filter(isMarkable)));
  });
});
