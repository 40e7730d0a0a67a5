import { expect, test } from "vitest";
import { onEachEngine } from "../testing/engines.ts";

onEachEngine((service) => {
  test("countries have the code of three letters and the long name", async () => {
    const { body } = await service().call("GET /v1/country");
    expect(body).toHaveLength(249);
    expect(body).toContainEqual({ id: "IND", countrylong: "India" });
    expect(body).toContainEqual({ id: "CIV", countrylong: "Côte d'Ivoire" });
  });

  test("the 36 states and territories of India are written as people there do", async () => {
    const { body } = await service().call("GET /v1/countryProvince/Country/IND");
    expect(body).toHaveLength(36);
    expect(body).toContainEqual({ shortname: "KA", longname: "Karnataka" });
    expect(body).toContainEqual({ shortname: "TN", longname: "Tamil Nadu" });
  });

  test("an unknown country has none", async () => {
    expect((await service().call("GET /v1/countryProvince/Country/XXX")).body).toEqual([]);
  });
});
