import type * as v from "valibot";
import type { Context } from "../http/context.ts";
import { optionalWhole, requiredWhole } from "../http/field.ts";
import { broken } from "../http/httpError.ts";
import { starterOf } from "../job/start.ts";
import { via } from "../job/token.ts";
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

/** Whoever asks for a change, with what they may do. Throws an HttpError with status 422. */
export async function permitted(context: Context, asking: Who, permission: string): Promise<Scope> {
  const { scope, allowed } = await askedBy(context, asking);
  if (!allowed.includes(permission)) throw broken("The person may not do this");
  return scope;
}

/** Whose products somebody changes who asks for it, and what they are allowed. Throws an HttpError with status 422. */
export async function askedBy({ db }: Context, asking: Who) {
  const { account_id, seller_id } = await starterOf(db, asking);
  const person = await personById(db, account_id);
  return {
    scope: { companyId: asking.company_po_id, sellerId: seller_id } satisfies Scope,
    allowed: person?.record.role_permissions ?? [],
  };
}
