import * as v from "valibot";
import { type ContractResource, documented, extension } from "../call.ts";
import { contains, holds, list } from "../expectation.ts";
import { text } from "../http/wire.ts";

/** Countries and their provinces (Document 1 §3, §7). */
export const country: ContractResource = {
  name: "country",
  calls: [
    documented("document-1", "GET", "/v1/country", async (probe) => {
      await probe.that("lists countries with id and countrylong, India as IND", async () => {
        const countries = list(await probe.send(), v.object({ id: text, countrylong: text }));
        const india = countries.find((country) => country.id === "IND");
        holds(india?.countrylong === "India", `IND is ${JSON.stringify(india)}`);
      });
      await probe.beyond("lists all of ISO 3166", async () => {
        const countries = list(await probe.send(), v.object({ id: text }));
        holds(countries.length >= 240, `there are ${countries.length} countries`);
        holds(new Set(countries.map(({ id }) => id)).size === countries.length, "an id comes twice");
      });
    }),
    documented("document-1", "GET", "/v1/countryProvince/Country/{countryId}", async (probe) => {
      const province = v.object({ shortname: text, longname: text });
      await probe.that("lists the provinces of India with shortname and longname", async () => {
        const provinces = list(await probe.send({ at: ["IND"] }), province);
        holds(provinces.length >= 28, `there are ${provinces.length} provinces`);
        contains(provinces, { longname: "Karnataka" }, "Karnataka");
      });
      await probe.that("answers nothing for an unknown country", async () => {
        const response = await probe.send({ at: ["ZZZ"] });
        if (response.status !== 404) holds(list(response, province).length === 0, "there are provinces");
      });
    }),
    extension("GET", "/v1/countryProvince", async (probe) => {
      await probe.that("lists the provinces of all countries, each with its country", async () => {
        const provinces = list(
          await probe.send(),
          v.object({ shortname: text, longname: text, country_id: text }),
        );
        contains(provinces, { shortname: "KA", country_id: "IND" }, "Karnataka");
      });
    }),
  ],
};
