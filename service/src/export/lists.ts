import type { JobKind } from "../job/kind.ts";
import { exported } from "./exported.ts";
import type { ExportedList } from "./exportedList.ts";
import { auditList } from "./lists/audit.ts";
import { catalogueLists } from "./lists/catalogue.ts";
import { deliveryLists } from "./lists/delivery.ts";
import { orderLists } from "./lists/orders.ts";
import { peopleLists } from "./lists/people.ts";
import { productLists } from "./lists/products.ts";
import { vendorList } from "./lists/vendors.ts";

/** Every list that can be exported. */
const lists: readonly ExportedList[] = [
  ...catalogueLists,
  ...productLists,
  ...orderLists,
  ...peopleLists,
  ...deliveryLists,
  vendorList,
  auditList,
];

/** What each list is exported by, by the name of the kind of job. */
export const exportKinds: readonly (readonly [string, JobKind])[] = lists.map(exported);

export const exportedLists: ReadonlyMap<string, ExportedList> = new Map(
  lists.map((list) => [list.name, list]),
);
