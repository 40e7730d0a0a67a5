import { auditList } from "./auditList.ts";
import { brands } from "../brand/record.ts";
import type { JobKind } from "../job/kind.ts";
import { manufacturers } from "../manufacturer/record.ts";
import { type ExportedList, exported } from "./exported.ts";
import { orderList } from "./orderList.ts";
import { productList } from "./productList.ts";
import { vendorList } from "./vendorList.ts";

/** Every list that can be exported. One entry for each. */
const lists: readonly ExportedList[] = [
  {
    name: "brand",
    rule: brands.rule,
    records: brands.records,
    isOfLocation: false,
    columns: {
      brand_id: ["brand_id", "number"],
      name: ["brand_name", "text"],
      products: ["products_count", "number"],
      created_at: ["created_at", "time"],
      changed_at: ["updated_at", "time"],
    },
  },
  {
    name: "manufacturer",
    rule: manufacturers.rule,
    records: manufacturers.records,
    isOfLocation: true,
    columns: {
      manufacturer_id: ["manu_id", "number"],
      name: ["manu_name", "text"],
      address_line_1: ["addressline1", "text"],
      address_line_2: ["addressline2", "text"],
      street_number: ["street_no", "text"],
      street: ["street_name", "text"],
      area: ["area_name", "text"],
      region: ["region_name", "text"],
      zip: ["zip", "text"],
      state: ["stateshort", "text"],
      country: ["country", "text"],
      products: ["products_count", "number"],
      created_at: ["created_at", "time"],
      changed_at: ["updated_at", "time"],
    },
  },
  vendorList,
  productList,
  orderList,
  auditList,
];

/** What each list is exported by, by the name of the kind of job. */
export const exportKinds: readonly (readonly [string, JobKind])[] = lists.map(exported);

export const exportedLists: ReadonlyMap<string, ExportedList> = new Map(
  lists.map((list) => [list.name, list]),
);
