import { categories } from "../category/source.ts";
import type { Context } from "../graphql/context.ts";
import { NotFoundError, UnavailableError } from "../graphql/errors.ts";
import type { InputPaths } from "../graphql/expectedErrors.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { refuse } from "../graphql/validate.ts";
import { decodeWritten, writtenId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { mayUse } from "../access/rules.ts";
import { bannerRecord, type Banner } from "./record.ts";
import { messages } from "./rules.ts";
import { banners } from "./source.ts";

/** Where each field of the service comes from in the inputs of this noun. */
export const inputPaths: InputPaths = {
  category1_id: ["categoryId"],
  category2_id: ["categoryId"],
  category3_id: ["categoryId"],
  order_id: ["order"],
  banner_url: ["imageUploadId"],
  banner_slogan: ["slogan"],
  banner_button_text: ["buttonText"],
  banner_active: ["isActive"],
  banner_start_date: ["startDate"],
  banner_end_date: ["endDate"],
};

/** The banner that an input names. Throws `NotFoundError` when it is unknown or not the user's. */
export async function loadNamed(context: Context, nodeId: string): Promise<Banner> {
  const id = idOfType("Banner", nodeId);
  const banner = id === null ? null : await banners.load(context, id);
  if (banner === null) throw new NotFoundError();
  return banner;
}

/**
 * The documented fields for the category a banner leads to: it and those above it; the levels below are sent as
 * null (Document 1 §5). Throws `NotFoundError` when it is unknown or not the user's.
 */
export async function categoryFields(
  context: Context,
  nodeId: string,
): Promise<Record<string, string | number | null>> {
  const id = idOfType("Category", nodeId);
  const category = id === null ? null : await categories.load(context, id);
  if (category === null) throw new NotFoundError();
  const path = [...category.ancestorIds, category.id].map((one) =>
    writtenId(one.slice(one.indexOf("-") + 1)),
  );
  return {
    category1_id: path[0] ?? null,
    category2_id: path[1] ?? null,
    category3_id: path[2] ?? null,
  };
}

/** Refuses an end that lies before the start; either may be open. */
export function checkDates(startDate: string | null, endDate: string | null): void {
  if (startDate !== null && endDate !== null && endDate < startDate) refuse("endDate", messages.dates);
}

/** The banner that a write answered with. It has been written, so what does not fit is no refusal. */
export function readWritten(context: Context, body: unknown): Banner {
  const banner = decodeWritten(bannerRecord, body);
  if (!mayUse(currentUser(context), banner)) throw new UnavailableError("UNKNOWN");
  banners.prime(context, banner);
  return banner;
}
