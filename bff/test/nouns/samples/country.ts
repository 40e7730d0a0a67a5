import { sample } from "../sample.ts";

sample({
  publicReads: {
    "/v1/country": [{ id: "IND", countrylong: "India" }],
    "/v1/countryProvince/Country/{countryId}": [{ shortname: "KA", longname: "Karnataka" }],
  },
  arguments: { "Query.country": ['code: "IND"'] },
  otherLimits: {
    "country maxLength": "its name follows from the code",
    "billing_country maxLength": "its name follows from the code",
    "seller_country maxLength": "its name follows from the code",
    "zip pattern": "the gateway knows the country's postal codes",
    "billing_zip pattern": "the gateway knows the country's postal codes",
  },
});
