import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { onOneEngine } from "../testing/engines.ts";
import { high, orderingWith } from "../testing/orders.ts";

const script = fileURLToPath(new URL("../../../docs/integrators/orders.mjs", import.meta.url));

onOneEngine((service) => {
  test("what the guide for integrators does works, and twice is once", async () => {
    const { onSale, ok } = orderingWith((...given) => service().call(...given));
    const product = await onSale({ product_price: "100", ...high });
    const { url, config } = service();
    const env = {
      SERVICE: url,
      SERVICE_USERNAME: config.access.username,
      SERVICE_PASSWORD: config.access.password,
      API_KEY: config.access.apiKey,
      RUN: `guide-${product}`,
    };
    const runScript = () => promisify(execFile)(process.execPath, [script, String(product)], { env });
    const { stdout } = await runScript();
    expect(stdout).toMatch(
      /^\d{4}-\d{6} is despatched, invoice I1\/\d{4}\/\d{6} of 354.00\n\d{4}-\d{6} is cancelled\n$/,
    );
    const orders = await ok("GET /v1/companyOrder/company_po_id/1");
    expect((await runScript()).stdout).toBe(stdout);
    expect(await ok("GET /v1/companyOrder/company_po_id/1")).toEqual(orders);
  });
});
