import { expect, test } from "vitest";
import { onOneEngine } from "../testing/engines.ts";

onOneEngine((service) => {
  const look = async (path: string) => (await service().call(`GET /v1/${path}`)).body;

  test.each([
    ["companyPO/BusinessName/VERDANT", [{ company_po_id: 1, business_name: "Verdant" }]],
    ["companyPO/BusinessSubdomain/Fernway", [{ company_po_id: 2, business_subdomain: "fernway" }]],
    ["companyPO/Poc/OWNER@verdant.test", [{ company_po_id: 1, admin_email: "owner@verdant.test" }]],
    // One sign-in form for both kinds of people: an address is taken whoever has it.
    ["companyPO/Poc/seller@verdant.test", [{ company_po_id: 1, admin_email: "seller@verdant.test" }]],
    ["companySeller/Poc/owner@fernway.test", [{ company_po_id: 2, admin_email: "owner@fernway.test" }]],
    [
      "companySeller/BusinessName/verdant%20indiranagar",
      [{ seller_id: 1, company_po_id: 1, business_name: "Verdant Indiranagar" }],
    ],
  ])("%s is taken, whatever the case", async (path, found) => {
    expect(await look(path)).toEqual(found);
  });

  test.each([
    "companyPO/BusinessName/Verdan",
    "companyPO/BusinessName/Verdan_",
    "companyPO/BusinessName/%25",
    "companyPO/BusinessSubdomain/verdan",
    "companyPO/Poc/owner@verdant.tes",
    "companySeller/Poc/owner@verdant.tes",
    "companySeller/BusinessName/Verdant",
  ])("%s is free: only the whole value counts", async (path) => {
    expect(await look(path)).toEqual([]);
  });
});
