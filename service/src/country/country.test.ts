import * as v from "valibot";
import { expect, test } from "vitest";
import { onOneEngine } from "../testing/engines.ts";

onOneEngine((service) => {
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

  test("the provinces of all countries come in one list, each with its country", async () => {
    const { body } = await service().call("GET /v1/countryProvince");
    expect(body).toContainEqual({ shortname: "KA", longname: "Karnataka", country_id: "IND" });
    const ofIndia = v.parse(v.array(v.looseObject({ country_id: v.string() })), body);
    expect(ofIndia.filter(({ country_id }) => country_id === "IND")).toHaveLength(36);
  });

  test("an unknown country has none", async () => {
    expect((await service().call("GET /v1/countryProvince/Country/XXX")).body).toEqual([]);
  });
});
