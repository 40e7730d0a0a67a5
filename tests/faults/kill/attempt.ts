import { randomUUID } from "node:crypto";
import type { HttpResponse, Call } from "../../contract/http/client.ts";
import type { Id } from "../../contract/http/wire.ts";
import { variantForm } from "../../contract/fixtures/forms.ts";
import { randomName } from "../../contract/fixtures/randomName.ts";
import { type Registration, registration } from "../../contract/fixtures/registration.ts";

interface Begun {
  readonly call: Call;
  /** The response, when it came before the crash. */
  response?: HttpResponse;
}

/** One write that was begun, and what is known about it. */
export type Attempt =
  | (Begun & { readonly kind: "registration"; readonly form: Registration })
  | (Begun & { readonly kind: "brand"; readonly name: string })
  | (Begun & { readonly kind: "variant"; readonly name: string });

/** Writes of several rows each: a registration is a company, its user, its location and a mail. */
export function nextAttempt(turn: number, company: Id, product: Id): Attempt {
  const headers = { "idempotency-key": randomUUID() };
  const post = (path: string, body: object): Call => ({ method: "POST", path, body, headers });
  if (turn % 4 === 0) {
    const form = registration();
    return { kind: "registration", form, call: post("/v1/companyPO", form) };
  }
  if (turn % 4 === 1) {
    // A new default takes the mark from the old one: two rows that must change together.
    const form = { ...variantForm(product), default_price: "true" };
    return {
      kind: "variant",
      name: form.long_name,
      call: post("/v1/companySellerProdVarient/onPage3", form),
    };
  }
  const brand_name = `Leaf ${randomName()}`;
  return {
    kind: "brand",
    name: brand_name,
    call: post("/v1/companyBrand", { brand_name, company_po_id: company }),
  };
}

/** Whether the service said that the write is done. */
export function isAcknowledged({ response }: Attempt): boolean {
  return response !== undefined && response.status >= 200 && response.status < 300;
}
