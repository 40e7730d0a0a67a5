import * as v from "valibot";
import type { Product } from "./product.ts";

const headers = {
  "content-type": "application/json",
  "x-api-key": "development-api-key",
  "x-api-version": "1",
};

/** The token of each service: one login for all calls, because logins under way count as attempts. */
const tokens = new Map<string, Promise<string>>();

async function logIn(service: string): Promise<string> {
  const login = await fetch(`${service}/auth/login`, {
    method: "POST",
    headers,
    body: JSON.stringify({ username: "gateway", password: "gateway-development" }),
  });
  if (!login.ok) throw new Error(`The login: ${login.status} ${await login.text()}`);
  return v.parse(v.object({ access_token: v.string() }), await login.json()).access_token;
}

function tokenOf(service: string): Promise<string> {
  const token = tokens.get(service) ?? logIn(service);
  tokens.set(service, token);
  token.catch(() => tokens.delete(service));
  return token;
}

/** Calls the product's own REST service as the gateway does, for what no screen can do yet. */
export async function callService(
  product: Pick<Product, "service">,
  method: string,
  path: string,
  body?: unknown,
  besides: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const { service } = product;
  const send = async () =>
    fetch(service + path, {
      method,
      headers: { ...headers, ...besides, authorization: `Bearer ${await tokenOf(service)}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const first = await send();
  // A product that was started again at the same address knows no token of before.
  if (first.status === 401) tokens.delete(service);
  const response = first.status === 401 ? await send() : first;
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  const text = await response.text();
  return text === "" ? null : JSON.parse(text);
}

/** How many products the demo's first company has now: the tests of a worker add to them. */
export async function countProducts(product: Product): Promise<number> {
  const products = await callService(product, "GET", "/v1/companySellerProdLoc/company_po_id/1");
  return v.parse(v.array(v.unknown()), products).length;
}
