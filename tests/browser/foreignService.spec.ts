import { expect } from "playwright/test";
import { modes, titleOf } from "../../bff/test/foreign/modes.ts";
import { plainBehaviour } from "../foreignService/behaviour.ts";
import { documentedWalk } from "./documentedWalk.ts";
import { test } from "./foreignProduct.ts";

/** What the documents have for the walk, in its order; activations and the progress of onboarding among it. */
const writes = [
  "POST /v1/companyPO",
  "POST /v1/companyPO/activation",
  "POST /v1/companyPO/changepassword",
  "POST /v1/companyPO/page2",
  "POST /v1/companyPO/page3",
  "POST /v1/l1CategoryPO",
  "POST /v1/companyBanner",
  "POST /v1/companyPO/page5",
  "POST /v1/companyBrand",
  "POST /v1/companyCollection",
  "POST /v1/companyPO/page11",
  "PUT /v1/companySeller/",
  "POST /v1/companySeller/activation",
  "POST /v1/companySeller/changepassword",
  "POST /v1/companySellerManu",
  "POST /v1/companySellerProdLoc/createSignup",
  "POST /v1/companySellerProdLoc/createSignup",
  "POST /v1/companySellerProdImage",
  "POST /v1/companySellerProdVarient/onPage3",
  "POST /v1/companySellerProdVarient/onPage3",
  "POST /v1/companySellerProdVarient/varientEdit",
  "POST /v1/companySellerProdLoc/page3Signup",
  "POST /v1/companySellerProdBundle",
  "POST /v1/companySellerProdLoc/page4SignUp",
];

// Each save is answered in the next way, so that every walk has all of them, and every save has three.
for (const first of [0, 2, 4]) {
  test(`a company comes in and a location sells behind a service that answers each save otherwise, at first with ${titleOf(modes[first] ?? {})}`, async ({
    page,
    product: { service, foreign },
  }) => {
    test.slow();
    let turn = first;
    const before = foreign.received.length;
    await documentedWalk(page, { service }, () => {
      Object.assign(foreign.behaviour, plainBehaviour, modes[turn % modes.length]);
      turn += 1;
    });
    const received = foreign.received.slice(before).filter(({ isDocumented }) => isDocumented);
    expect(received.flatMap(({ unknownFields }) => unknownFields)).toEqual([]);
    expect(
      received
        .filter(({ method, path }) => method !== "GET" && path !== "/signin")
        .map(({ method, path }) => `${method} ${path.replace(/\/\d+$/, "/")}`),
    ).toEqual(writes);
  });
}
