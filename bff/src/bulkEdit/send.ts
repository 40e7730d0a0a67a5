import type * as v from "valibot";
import { brands } from "../brand/source.ts";
import { categories } from "../category/source.ts";
import type { Context } from "../graphql/context.ts";
import { NotFoundError, ValidationError } from "../graphql/errors.ts";
import { loadKnown } from "../graphql/bulk.ts";
import type { RestBody } from "../graphql/inputFields.ts";
import { conditionsOf } from "../job/conditions.ts";
import type { Job } from "../job/record.ts";
import { writtenJob } from "../job/source.ts";
import { requireGiven } from "../product/references.ts";
import { products } from "../product/source.ts";
import { offered } from "../rest/orDocumented.ts";
import { decodeWritten, toRestId } from "../rest/recordFields.ts";
import { sellers } from "../seller/source.ts";
import { currentUser } from "../session/currentUser.ts";
import type { whichFields } from "./fields.ts";
import { bulkEditRecord, type ProductChange } from "./record.ts";

type Which = {
  readonly [Name in keyof typeof whichFields]: v.InferOutput<(typeof whichFields)[Name]["rule"]>;
};

/** How a change of many products came out. */
export interface BulkEdit {
  /** Null for a preview, and for a token: jobs are for people. */
  readonly job: Job | null;
  readonly total: number;
  readonly rows: readonly ProductChange[];
}

const notFound: ProductChange = {
  entity: "product",
  entityId: "",
  productId: "",
  name: "",
  outcome: "NOT_FOUND",
  message: "This record does not exist.",
  before: {},
  after: {},
};

/** Whoever asks, as the service takes them; what a token has begun stops when the token is gone. */
export function askedBy(context: Context): RestBody {
  const user = currentUser(context);
  return {
    company_po_id: toRestId(user.companyId),
    [user.kind === "owner" ? "user_po_id" : "user_seller_id"]: toRestId(user.userId),
    ...(user.limitedTo !== null && { via: context.session.current?.id ?? "" }),
  };
}

/** Sends a call that changes many. A service without it does not offer it; one that counts otherwise is a conflict. */
export async function sendBulk(
  context: Context,
  template: string,
  params: Readonly<Record<string, string>>,
  body: RestBody,
  idempotencyKey?: string | null,
): Promise<BulkEdit> {
  const response = await offered(
    context.rest.send({
      method: "POST",
      template,
      params,
      body: { ...askedBy(context), ...body },
      idempotencyKey: idempotencyKey ?? undefined,
    }),
  );
  const { job, total, rows } = decodeWritten(bulkEditRecord, response.body);
  for (const { productId } of rows) products.forget(context, productId);
  const user = currentUser(context);
  const isSeen = job !== null && job !== undefined && user.limitedTo === null;
  return { job: isSeen ? writtenJob(context, user, job) : null, total, rows };
}

/** The conditions of a selection as the service takes them. Throws `NotFoundError` for a record that is not the user's. */
async function selected(
  context: Context,
  { search, expectedCount, ...filter }: NonNullable<Which["selection"]>,
) {
  await Promise.all([
    requireGiven(context, brands, filter.brandId),
    requireGiven(context, categories, filter.categoryId),
    requireGiven(context, sellers, filter.sellerId),
  ]);
  return {
    filters: conditionsOf(filter),
    ...(search && { q: search }),
    expected_count: expectedCount ?? null,
  };
}

/** Makes one change of many products. Throws `NotFoundError`, `ValidationError` and `RestError`. */
export async function changeMany(
  context: Context,
  { ids, selection, isPreview, idempotencyKey }: Which,
  change: RestBody,
): Promise<BulkEdit> {
  if ((ids === null) === (selection === null))
    throw new ValidationError([{ path: ["ids"], message: "Give either ids or a selection" }]);
  const path = "/v1/companyBulkEdit";
  const body = { change, is_preview: isPreview };
  if (selection !== null)
    return sendBulk(context, path, {}, { ...(await selected(context, selection)), ...body }, idempotencyKey);
  const { known, all } = await loadKnown(context, products, ids ?? []);
  if (known.length === 0) throw new NotFoundError();
  const sent = { ids: known.map((product) => toRestId(product.id)), ...body };
  const { rows, ...bulk } = await sendBulk(context, path, {}, sent, idempotencyKey);
  const byId = new Map(rows.map((row) => [row.productId, row]));
  return { ...bulk, total: all.length, rows: all.map((id) => byId.get(id) ?? notFound) };
}
