import type { Context } from "../graphql/context.ts";
import type { RestBody } from "../graphql/inputFields.ts";
import type { RestWrite } from "../rest/client.ts";
import { toRestId } from "../rest/recordFields.ts";
import { formBody } from "./fields.ts";
import type { Variant } from "./record.ts";
import { variants, variantsOfProduct } from "./source.ts";

/** The write of a variant's whole form (Document 2 §7, `varientEdit`). */
export function editWrite(id: string, form: RestBody): RestWrite {
  return {
    method: "POST",
    template: `${variants.path}/varientEdit`,
    body: { varient_id: toRestId(id), ...form },
  };
}

/**
 * Marks the first variant of a product where the service did not do it itself (decision D-59). Done by a write of its
 * own, because a repeat of the first one must have the same body to be known again. The variant has been saved, so
 * a failure is only noted.
 */
export async function makeDefault(context: Context, variant: Variant): Promise<Variant> {
  try {
    const marked = formBody({ ...variant, isDefault: true });
    const response = await context.rest.send(editWrite(variant.id, marked));
    return await variants.written(context, response.body, { row: variant });
  } catch (error) {
    context.log.warn({ err: error, variant: variant.id }, "The first variant may not be the default.");
    return variant;
  }
}

/**
 * Leaves exactly one default after another one was chosen (decision D-59). A service that does not do it itself
 * still has the old mark, which is taken off here. The choice has been saved, so a failure is only noted.
 */
export async function clearOtherDefaults(context: Context, chosen: Variant): Promise<void> {
  try {
    const siblings = await variantsOfProduct.load(context, chosen.productId);
    for (const sibling of siblings) {
      if (!sibling.isDefault || sibling.id === chosen.id) continue;
      await context.rest.send(editWrite(sibling.id, formBody({ ...sibling, isDefault: false })));
      variantsOfProduct.forget(context, chosen.productId);
    }
  } catch (error) {
    context.log.warn({ err: error, variant: chosen.id }, "The old default variant may still be marked.");
  }
}
