import type { Insertable } from "kysely";
import type { Connection } from "../http/context.ts";
import type { VendorTable } from "../vendor/table.ts";

type Seeded = Omit<Insertable<VendorTable>, "company_po_id" | "category_ids"> & {
  /** Names of categories of any level. */
  readonly supplies: readonly string[];
};

/** Who supplies the demo company. All of them are invented; two are the same firm, to be merged. */
const demoVendors: readonly Seeded[] = [
  {
    vendor_name: "Deccan Clay Works",
    legal_name: "Deccan Clay Works LLP",
    contact_name: "Raghav Desai",
    phone: "8026634100",
    email_id: "orders@deccanclay.test",
    web_url: "https://deccanclay.test",
    gstin_number: "29AAKFD2109B1ZV",
    pan_number: "AAKFD2109B",
    msme_registration: "UDYAM-KR-03-0104417",
    msme_class: "small",
    street_name: "Pottery Town Road",
    area_name: "Benson Town",
    region_name: "Bengaluru",
    zip: "560046",
    stateshort: "KA",
    payment_terms: "net_30",
    supplies: ["Kitchen & Dining", "Garden & Balcony"],
    note: "Kiln is closed in the second week of October.",
  },
  {
    vendor_name: "Moradabad Copper House",
    legal_name: "Moradabad Copper House Private Limited",
    contact_name: "Imran Ansari",
    phone: "9837012210",
    email_id: "imran@mcopper.test",
    gstin_number: "09AACCP6405N1Z3",
    pan_number: "AACCP6405N",
    area_name: "Peer Zada",
    region_name: "Moradabad",
    zip: "244001",
    stateshort: "UP",
    payment_terms: "net_45",
    supplies: ["Kitchen & Dining"],
  },
  {
    vendor_name: "Malwa Grain Cooperative",
    contact_name: "Sunita Patidar",
    phone: "9926011876",
    email_id: "office@malwagrain.test",
    msme_registration: "UDYAM-MP-23-0020981",
    msme_class: "micro",
    area_name: "Dewas Naka",
    region_name: "Indore",
    zip: "452010",
    stateshort: "MP",
    payment_terms: "net_60",
    supplies: ["Pantry"],
    note: "Pays its farmers every Friday: ask for shorter terms.",
  },
  {
    vendor_name: "Sahyadri Botanicals",
    legal_name: "Sahyadri Botanicals Private Limited",
    contact_name: "Madhura Joshi",
    phone: "2025431177",
    email_id: "sales@sahyadri.test",
    web_url: "https://sahyadri.test",
    gstin_number: "27AABCM7731K1Z8",
    pan_number: "AABCM7731K",
    street_name: "Bhandarkar Road",
    area_name: "Erandwane",
    region_name: "Pune",
    zip: "411004",
    stateshort: "MH",
    payment_terms: "net_30",
    supplies: ["Personal Care", "Garden & Balcony"],
  },
  {
    vendor_name: "Jaipur Handloom Depot",
    contact_name: "Devendra Rathore",
    phone: "9414056712",
    gstin_number: "08AAJFR5540L1ZS",
    pan_number: "AAJFR5540L",
    area_name: "Sanganer",
    region_name: "Jaipur",
    zip: "302029",
    stateshort: "RJ",
    payment_terms: "net_15",
    supplies: ["Clothing & Travel", "Home & Living"],
  },
  {
    vendor_name: "Coimbatore Castings",
    legal_name: "Coimbatore Castings Private Limited",
    contact_name: "Lakshmi Narayanan",
    phone: "9443178820",
    email_id: "despatch@cbecastings.test",
    gstin_number: "33AADCT8812P1ZW",
    pan_number: "AADCT8812P",
    msme_registration: "UDYAM-TN-03-0077102",
    msme_class: "medium",
    area_name: "Peelamedu",
    region_name: "Coimbatore",
    zip: "641004",
    stateshort: "TN",
    payment_terms: "net_45",
    supplies: ["Cookware"],
  },
  {
    vendor_name: "Kutch Lighting Company",
    contact_name: "Hiral Shah",
    phone: "9825077340",
    gstin_number: "24AALCG3327Q1Z6",
    pan_number: "AALCG3327Q",
    area_name: "Gandhidham",
    region_name: "Kutch",
    zip: "370201",
    stateshort: "GJ",
    payment_terms: "prepaid",
    supplies: ["Home & Living"],
  },
  {
    vendor_name: "Bengal Jute Makers",
    legal_name: "Bengal Jute Makers Private Limited",
    contact_name: "Arunima Sen",
    phone: "9830022154",
    email_id: "arunima@bengaljute.test",
    gstin_number: "19AAICB9043M1Z4",
    pan_number: "AAICB9043M",
    area_name: "Howrah",
    region_name: "Kolkata",
    zip: "711101",
    stateshort: "WB",
    payment_terms: "net_30",
    supplies: ["Clothing & Travel"],
  },
  {
    vendor_name: "Malabar Oil Press",
    contact_name: "Fathima Koya",
    phone: "9847055291",
    gstin_number: "32AAGFM4176H1ZC",
    pan_number: "AAGFM4176H",
    area_name: "Beypore",
    region_name: "Kozhikode",
    zip: "673015",
    stateshort: "KL",
    payment_terms: "on_delivery",
    supplies: ["Pantry", "Personal Care"],
  },
  {
    vendor_name: "Shree Packaging",
    legal_name: "Shree Packaging Industries",
    contact_name: "Nilesh Pawar",
    phone: "9822098104",
    email_id: "nilesh@shreepack.test",
    gstin_number: "27AABCS2290E1ZJ",
    pan_number: "AABCS2290E",
    area_name: "Bhosari",
    region_name: "Pune",
    zip: "411026",
    stateshort: "MH",
    payment_terms: "net_30",
    supplies: [],
  },
  {
    vendor_name: "Shree Packaging Pune",
    contact_name: "Nilesh Pawar",
    phone: "2027124455",
    gstin_number: "27AABCS2290E1ZJ",
    area_name: "Bhosari",
    zip: "411026",
    stateshort: "MH",
    payment_terms: "net_15",
    supplies: ["Pantry"],
  },
  {
    vendor_name: "Eastern Ghats Bamboo",
    contact_name: "Prakash Naidu",
    phone: "9866012390",
    area_name: "Araku",
    zip: "531149",
    stateshort: "AP",
    payment_terms: "net_7",
    vendor_status: "blocked",
    status_reason: "Two deliveries with treated bamboo.",
    supplies: ["Home & Living"],
  },
];

/** Vendors of the demo company, and one of the second. */
export async function seedVendors(
  db: Connection,
  { verdant, fernway }: Readonly<{ verdant: number; fernway: number }>,
): Promise<void> {
  const pairs = new Map<string, string>();
  for (const { level, id, name } of await categoriesOf(db, verdant)) pairs.set(name, `${level}-${id}`);
  await db
    .insertInto("vendor")
    .values(
      demoVendors.map(({ supplies, ...vendor }) => ({
        ...vendor,
        company_po_id: verdant,
        category_ids: supplies.flatMap((name) => pairs.get(name) ?? []),
      })),
    )
    .execute();
  await db
    .insertInto("vendor")
    .values({
      company_po_id: fernway,
      vendor_name: "Apple Valley Dryers",
      phone: "9816023411",
      area_name: "Kotgarh",
      zip: "172031",
      stateshort: "HP",
      payment_terms: "on_delivery",
    })
    .execute();
}

async function categoriesOf(db: Connection, company_po_id: number) {
  const [first, second] = [
    await db
      .selectFrom("category1")
      .select(["level1_id as id", "level1_name as name"])
      .where("company_po_id", "=", company_po_id)
      .execute(),
    await db
      .selectFrom("category2")
      .select(["level2_id as id", "level2_name as name"])
      .where("company_po_id", "=", company_po_id)
      .execute(),
  ];
  return [...second.map((row) => ({ level: 2, ...row })), ...first.map((row) => ({ level: 1, ...row }))];
}
