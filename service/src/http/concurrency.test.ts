import { expect, test } from "vitest";
import { onEveryEngine } from "../testing/engines.ts";

const registration = (name: string, turn: number) => ({
  business_type: 1,
  business_vertical_name: "Green goods",
  business_vertical_description: "Everything green",
  business_name: `${name} ${turn}`,
  business_subdomain: name,
  legal_name: name,
  area_name: "Indiranagar",
  zip: "560038",
  stateshort: "KA",
  admin_first_name: "Asha",
  admin_title: "Director",
  admin_gender: 2,
  admin_dob: "1988-04-23",
  admin_phone: "9876543210",
  admin_email: `${name}${turn}@race.test`,
});

onEveryEngine((service) => {
  // The embedded engine has one connection: what comes at once waits in line. On a server as many as wait for one of its
  // connections well within the ten seconds that are allowed for it; tests/faults/run.ts sends 1,000.
  const many = () => (service().config.storage.kind === "server" ? 300 : 200);

  test("of many registrations of one subdomain at once exactly one succeeds", async () => {
    const responses = await Promise.all(
      Array.from({ length: many() }, (_, turn) =>
        service().call("POST /v1/companyPO", registration("racers", turn)),
      ),
    );
    expect(responses.filter((response) => response.status === 201)).toHaveLength(1);
    const refused = responses.filter((response) => response.status === 409);
    expect(refused).toHaveLength(many() - 1);
    expect(refused[0]?.body).toMatchObject({
      fields: { business_subdomain: "Business Subdomain Already Exist" },
    });
    const { body } = await service().call("GET /v1/companyPO/BusinessSubdomain/racers");
    expect(body).toHaveLength(1);
  });

  test("many repeats of one POST with one key have one effect and one answer", async () => {
    const responses = await Promise.all(
      Array.from({ length: many() }, () =>
        service().call(
          "POST /v1/companyBrand",
          { brand_name: "Thousand", company_po_id: 1 },
          { "idempotency-key": "thousand" },
        ),
      ),
    );
    expect(
      new Set(responses.map((response) => `${response.status} ${JSON.stringify(response.body)}`)).size,
    ).toBe(1);
    const { body } = await service().call("GET /v1/companyBrand/company_po_id/1?q=Thousand");
    expect(body).toHaveLength(1);
  });
});
