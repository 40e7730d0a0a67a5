import * as v from "valibot";
import type { Product } from "./product.ts";

const headers = {
  "content-type": "application/json",
  "x-api-key": "development-api-key",
  "x-api-version": "1",
};

/** Calls the product's own REST service as the gateway does, for what no screen can do yet. */
export async function callService(
  product: Pick<Product, "service">,
  method: string,
  path: string,
  body?: unknown,
  besides: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const login = await fetch(`${product.service}/auth/login`, {
    method: "POST",
    headers,
    body: JSON.stringify({ username: "gateway", password: "gateway-development" }),
  });
  const { access_token: token } = v.parse(v.object({ access_token: v.string() }), await login.json());
  const response = await fetch(product.service + path, {
    method,
    headers: { ...headers, ...besides, authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  const text = await response.text();
  return text === "" ? null : JSON.parse(text);
}

/** How many products the demo's first company has now: the tests of a worker add to them. */
export async function countProducts(product: Product): Promise<number> {
  const products = await callService(product, "GET", "/v1/companySellerProdLoc/company_po_id/1");
  return v.parse(v.array(v.unknown()), products).length;
}
