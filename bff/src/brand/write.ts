import type { Context } from "../graphql/context.ts";
import { NotFoundError, UnavailableError } from "../graphql/errors.ts";
import type { InputPaths } from "../graphql/expectedErrors.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { decodeWritten } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { mayUse } from "../session/rules.ts";
import { brandRecord, type Brand } from "./record.ts";
import { brands } from "./source.ts";

/** Where each field of the service comes from in the inputs of this noun. */
export const inputPaths: InputPaths = { brand_name: ["name"], into_id: ["intoId"] };

/** The brand that an input names. Throws `NotFoundError` when it is unknown or not the user's. */
export async function loadNamed(context: Context, nodeId: string): Promise<Brand> {
  const id = idOfType("Brand", nodeId);
  const brand = id === null ? null : await brands.load(context, id);
  if (brand === null) throw new NotFoundError();
  return brand;
}

/** The brand that a write answered with. It has been written, so what does not fit is no refusal. */
export function readWritten(context: Context, body: unknown): Brand {
  const brand = decodeWritten(brandRecord, body);
  if (!mayUse(currentUser(context), brand)) throw new UnavailableError("UNKNOWN");
  brands.prime(context, brand);
  return brand;
}
