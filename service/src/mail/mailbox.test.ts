import { expect, test } from "vitest";
import { rawCall } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { rawRequest } from "../testing/rawRequest.ts";
import { registration } from "../testing/registration.ts";

onOneEngine((service) => {
  test("shows mails as a page with working links, and names cannot smuggle markup in", async () => {
    await service().call("POST /v1/companyPO", {
      ...registration("Bamboo"),
      admin_first_name: "Asha & Ravi",
    });
    const { body, headers } = await rawCall(service().url, "GET /mailbox", undefined, {
      accept: "text/html",
    });
    expect(body).toContain('<a href="http://console.test/#/auth/login?activation=');
    expect(body).toContain("Hello Asha &amp; Ravi,");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test("is closed to a foreign name that leads here", async () => {
    const { status, text } = await rawRequest(service().url, "GET", "/mailbox", { host: "attacker.test" });
    expect(status).toBe(403);
    expect(text).not.toContain("activation");
  });
});
