import type { Row } from "./table.ts";

const named = (list: string, short: string, long: string): Row[] =>
  list.split(";").map((entry) => {
    const [code = "", name = ""] = entry.split("=");
    return { [short]: code, [long]: name };
  });

/** A few countries are enough: the default one, and some that manufacturers come from. */
export const countries = named("DEU=Germany;IND=India;LKA=Sri Lanka;NPL=Nepal", "id", "countrylong");

/** The states and territories of India. */
export const provinces = named(
  "AN=Andaman and Nicobar Islands;AP=Andhra Pradesh;AR=Arunachal Pradesh;AS=Assam;BR=Bihar;CH=Chandigarh;CT=Chhattisgarh;" +
    "DL=Delhi;GA=Goa;GJ=Gujarat;HR=Haryana;HP=Himachal Pradesh;JK=Jammu and Kashmir;JH=Jharkhand;KA=Karnataka;KL=Kerala;" +
    "LA=Ladakh;LD=Lakshadweep;MP=Madhya Pradesh;MH=Maharashtra;MN=Manipur;ML=Meghalaya;MZ=Mizoram;NL=Nagaland;OR=Odisha;" +
    "PY=Puducherry;PB=Punjab;RJ=Rajasthan;SK=Sikkim;TN=Tamil Nadu;TG=Telangana;TR=Tripura;UP=Uttar Pradesh;" +
    "UT=Uttarakhand;WB=West Bengal",
  "shortname",
  "longname",
);
