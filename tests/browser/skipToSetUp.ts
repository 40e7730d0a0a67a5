import type { Page } from "playwright/test";
import type { Product } from "./product.ts";
import { callService } from "./restService.ts";

/** The id of the signed-in owner's company in the service. */
async function companyIdOf(page: Page): Promise<number> {
  const id = await page.evaluate(async () => {
    const response = await fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", "x-back-office": "1" },
      body: JSON.stringify({ query: "{ viewer { company { databaseId } } }" }),
    });
    const { data } = await response.json();
    return Number(data.viewer.company.databaseId);
  });
  return id;
}

/** Marks steps 2 and 3 of the signed-in owner's company as done, past the screens. */
export async function skipToSetUp(page: Page, product: Product): Promise<void> {
  const id = await companyIdOf(page);
  const fields = {
    id,
    logo_upload: "logo.png",
    phone: "08041234567",
    office_email: "office@sprig.test",
    billing_area: "Indiranagar",
    billing_zip: "560038",
    billing_stateshort: "KA",
    about_us_text: "<p>We</p>",
    terms_conditions: "<p>Pay</p>",
  };
  for (const marker of ["page2", "page3"])
    await callService(product, "POST", `/v1/companyPO/${marker}`, fields);
}
