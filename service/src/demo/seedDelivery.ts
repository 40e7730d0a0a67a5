import type { Connection } from "../http/context.ts";

const week = [1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: "10:00", closes: "19:00" }));
const everyDay = [...week, { day: 7, opens: "10:00", closes: "13:00" }];

/** Who brings the demo company's orders, and where its customers collect them. All of them are invented. */
export async function seedDelivery(db: Connection, company_po_id: number): Promise<void> {
  const locations = await db
    .selectFrom("seller")
    .select("seller_id")
    .where("company_po_id", "=", company_po_id)
    .orderBy("seller_id")
    .execute();
  const [first = 0, second = first] = locations.map(({ seller_id }) => seller_id);
  await db
    .insertInto("delivery_user")
    .values([
      {
        company_po_id,
        delivery_user_name: "Ravi Kumar",
        phone: "9845100101",
        vehicle_type: "motorcycle",
        vehicle_number: "KA01AB1234",
        licence_no: "KA0120190004321",
        licence_expiry: "2031-06-30",
        seller_ids: [first],
        on_duty: true,
      },
      {
        company_po_id,
        delivery_user_name: "Salma Begum",
        phone: "9845100102",
        vehicle_type: "e_scooter",
        seller_ids: [first, second],
        on_duty: true,
      },
      {
        company_po_id,
        delivery_user_name: "Mohan Gowda",
        phone: "9845100103",
        vehicle_type: "van",
        vehicle_number: "KA05MN5678",
        licence_no: "KA0520150009876",
        licence_expiry: "2029-02-28",
        all_locations: true,
      },
    ])
    .execute();
  await db
    .insertInto("pickup_point")
    .values([
      {
        company_po_id,
        seller_id: first,
        pickup_point_name: "Jayanagar Counter",
        street_name: "11th Main Road",
        area_name: "Jayanagar",
        zip: "560041",
        stateshort: "KA",
        phone: "08026631200",
        contact_name: "Savitha Rao",
        opening_hours: JSON.stringify(everyDay),
        instructions: "Ask at the side entrance.",
      },
      {
        company_po_id,
        seller_id: null,
        pickup_point_name: "Kothrud Corner",
        street_name: "Karve Road",
        area_name: "Kothrud",
        zip: "411038",
        stateshort: "MH",
        phone: "02025430000",
        opening_hours: JSON.stringify(week),
        closed_on: JSON.stringify([{ date: "2027-01-26", note: "Republic Day" }]),
        lead_time_hours: 48,
        max_orders_per_day: 20,
      },
    ])
    .execute();
}
