import type { Context } from "../graphql/context.ts";
import type { RestBody } from "../graphql/inputFields.ts";
import { orDocumented } from "../rest/orDocumented.ts";
import { toRestId } from "../rest/recordFields.ts";
import { sendForm } from "./forms.ts";
import type { Product } from "./record.ts";
import { products } from "./source.ts";

/** Whether the service can be told of a change of the first step alone. */
export const editAbility = `PUT ${products.path}`;

function idOrNull(id: string | null): string | number | null {
  return id === null ? null : toRestId(id);
}

/** The whole first step, as a product has it. */
function formOf(product: Product): RestBody {
  const [level1, level2, level3] = product.chosenCategories;
  return {
    prod_name: product.name,
    prod_model: product.model,
    prod_colour: product.colour,
    prod_pack: product.packing,
    prod_description: product.description,
    prod_specifications: product.specifications,
    category1_id: idOrNull(level1),
    category2_id: idOrNull(level2),
    category3_id: idOrNull(level3),
    prod_brand: idOrNull(product.brandId),
    manu_id: idOrNull(product.manufacturerId),
    country_origin: product.countryOfOrigin,
    summary_image_url: product.imageKey,
    seller_id: toRestId(product.sellerId),
    company_id: idOrNull(product.companyId),
  };
}

/**
 * Saves changes of the first step. The documents have only the form that made the product, which is sent again as a whole
 * with its id (decision D-57).
 */
export function saveDetails(
  context: Context,
  product: Product,
  version: string | null | undefined,
  changes: RestBody,
): Promise<Product> {
  const put = {
    method: "PUT",
    template: `${products.path}/{id}`,
    params: { id: product.id },
    body: changes,
  } as const;
  const form = {
    method: "POST",
    template: `${products.path}/createSignup`,
    body: { ...formOf(product), ...changes, prod_id: toRestId(product.id) },
  } as const;
  return orDocumented(
    context.rest.capabilities,
    editAbility,
    () => sendForm(context, "details", product, version, put),
    () => sendForm(context, "details", product, version, form),
  );
}
