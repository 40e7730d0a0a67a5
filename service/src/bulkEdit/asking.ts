import type * as v from "valibot";
import type { Context } from "../http/context.ts";
import { optionalWhole, requiredWhole } from "../http/field.ts";
import { broken } from "../http/httpError.ts";
import { starterOf } from "../job/start.ts";
import { tokenOf, via } from "../job/token.ts";
import { personById } from "../signIn/person.ts";
import type { Scope } from "./apply.ts";

/** So many are changed at once; more are a job that works in the background. */
export const mostAtOnce = 200;

/** Who asks for a change of many, in the body of the call. */
export const who = {
  company_po_id: requiredWhole("company_po_id is required"),
  user_po_id: optionalWhole(),
  user_seller_id: optionalWhole(),
  via,
};

export type Who = v.InferOutput<v.ObjectSchema<typeof who, undefined>>;

/** Whoever asks for a change, who must be allowed all of this. Throws an HttpError with status 422. */
export async function permitted(
  context: Context,
  asking: Who,
  ...permissions: readonly string[]
): Promise<Scope> {
  const { scope, own } = await askedBy(context, asking);
  if (!permissions.every((one) => own.includes(one))) throw broken("The person may not do this");
  return scope;
}

/** Whose products somebody changes who asks for it, and what the person is allowed; with a token the scope has less. Throws an HttpError with status 422. */
export async function askedBy({ db }: Context, asking: Who) {
  const { account_id, seller_id: sellerId } = await starterOf(db, asking);
  const own = (await personById(db, account_id))?.record.role_permissions ?? [];
  const { company_po_id: companyId, via: token } = asking;
  const some = token ? ((await tokenOf(db, { via: token, account_id }))?.permissions ?? []) : own;
  const allowed = own.filter((one) => some.includes(one));
  return { scope: { companyId, sellerId, allowed } satisfies Scope, own };
}
