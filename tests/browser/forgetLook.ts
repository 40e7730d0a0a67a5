import type { Product } from "./product.ts";
import { callService } from "./restService.ts";

/** Takes the look of the demo's first owner back: it would follow them into every other test of the worker. */
export async function forgetLook(product: Product): Promise<void> {
  await callService(product, "PUT", "/v1/userPreference/user_po_id/1/look", {
    company_po_id: 1,
    preference_value: "none",
  });
}
