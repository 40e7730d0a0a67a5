import * as v from "valibot";
import { brands } from "../brand/source.ts";
import { categories } from "../category/source.ts";
import { allows } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { ForbiddenError, NotFoundError } from "../graphql/errors.ts";
import { builder } from "../graphql/builder.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { idempotencyKey, type InputFields } from "../graphql/inputFields.ts";
import { requireGiven } from "../product/references.ts";
import { ProductStatusEnum } from "../product/type.ts";
import { sellers } from "../seller/source.ts";
import { currentUser } from "../session/currentUser.ts";
import { PaymentTermsEnum, VendorStatusEnum } from "../vendor/enums.ts";
import { vendorConditions } from "../vendor/list.ts";
import { mayReadVendors } from "../vendor/source.ts";
import { paymentTerms, vendorStatuses } from "../vendor/words.ts";
import { conditionsOf } from "./conditions.ts";
import { sendExport } from "./sendExport.ts";
import { JobType } from "./type.ts";

const lists = {
  BRANDS: "brand",
  MANUFACTURERS: "manufacturer",
  PRODUCTS: "product",
  VENDORS: "vendor",
} as const;

const ExportListEnum = builder.enumType("ExportList", {
  description: "A list that can be written into a file.",
  values: {
    BRANDS: { description: "`Viewer.brands`." },
    MANUFACTURERS: { description: "`Viewer.manufacturers`: of the viewer's location, or of all." },
    PRODUCTS: { description: "`Viewer.products`: of the viewer's location, or of all." },
    VENDORS: { description: "`Viewer.vendors`, without where they are paid. Asks for `VENDOR_READ`." },
  } as const,
});

const id = v.nullish(v.string());
const statuses = ["DRAFT", "PENDING", "ENABLED", "RECTIFICATION", "DISABLED"] as const;

const fields = {
  list: {
    type: ExportListEnum,
    required: true,
    description: "Which list.",
    rule: v.picklist(["BRANDS", "MANUFACTURERS", "PRODUCTS", "VENDORS"]),
    rest: "list",
  },
  search: {
    type: "String",
    description: "Only what the list's `search` finds with this text; at most 200 characters.",
    rule: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(200, "Must have at most 200 characters"))),
    rest: "q",
  },
  status: {
    type: [ProductStatusEnum],
    description: "Of products: only those in one of these states.",
    rule: v.nullish(v.array(v.picklist(statuses))),
  },
  brandId: { type: "ID", names: "Brand", description: "Of products: only those of this brand.", rule: id },
  categoryId: {
    type: "ID",
    names: "Category",
    description: "Of products and vendors: only those in this category or below it, or that supply it.",
    rule: id,
  },
  sellerId: {
    type: "ID",
    names: "Seller",
    description: "Of products and manufacturers: only those of this location.",
    rule: id,
  },
  vendorStatus: {
    type: VendorStatusEnum,
    description: "Of vendors: only those that are blocked, or are not.",
    rule: v.nullish(v.picklist(Object.values(vendorStatuses))),
  },
  paymentTerms: {
    type: [PaymentTermsEnum],
    description: "Of vendors: only those with one of these terms.",
    rule: v.nullish(v.array(v.picklist(Object.values(paymentTerms)))),
  },
  provinceCodes: {
    type: ["String"],
    description: "Of vendors: only those in one of these states, by code.",
    rule: v.nullish(v.array(v.string())),
  },
  idempotencyKey,
} satisfies InputFields;

/** The conditions of a list of vendors, who are for those who may see them. Throws `ForbiddenError` and `NotFoundError`. */
function vendorFilters(user: SessionUser, filter: Parameters<typeof vendorConditions>[0]) {
  if (!mayReadVendors(user)) throw new ForbiddenError();
  const conditions = vendorConditions(filter);
  if (conditions === null) throw new NotFoundError();
  return Object.fromEntries(
    conditions.flatMap(({ query }) =>
      Object.entries(query).map(([field, values]) => [field, values.split(",")] as const),
    ),
  );
}

changeMutation({
  name: "startExport",
  description:
    "Starts a job that writes a list into a CSV file, as far as the viewer may read it. It goes on whether or not anybody looks.",
  permission: { inPerson: true },
  input: { description: "A list to write into a file.", argument: "Which list.", fields },
  async run(
    { list, search, idempotencyKey: key, vendorStatus, paymentTerms, provinceCodes, ...filter },
    context,
  ) {
    const user = currentUser(context);
    const isWhole = list === "MANUFACTURERS" && user.kind === "owner";
    if (isWhole && !allows(user, "SELLER_READ")) throw new ForbiddenError();
    await Promise.all([
      requireGiven(context, brands, filter.brandId),
      requireGiven(context, categories, filter.categoryId),
      requireGiven(context, sellers, filter.sellerId),
    ]);
    const { categoryId } = filter;
    const filters =
      list === "VENDORS"
        ? vendorFilters(user, { status: vendorStatus, paymentTerms, provinceCodes, categoryId })
        : conditionsOf(filter);
    const job = await sendExport(context, {
      list: lists[list],
      filters,
      search,
      idempotencyKey: key,
    });
    return { job };
  },
  success: {
    description: "The job waits for its turn.",
    fields: (t) => ({ job: t.expose("job", { type: JobType, description: "The job." }) }),
  },
});
