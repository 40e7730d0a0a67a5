import { randomName } from "./randomName.ts";

/** A complete registration with a new name, subdomain and e-mail address (Document 1 §3). */
export function registration() {
  const name = randomName();
  const business_name = `Contract ${name}`;
  return {
    business_type: 1,
    business_vertical_name: "Green goods",
    business_vertical_description: "Everything for a greener home",
    business_name,
    business_subdomain: name,
    legal_name: `${business_name} Private Limited`,
    addressline1: "12 Lake View",
    addressline2: "Second floor",
    street_no: "12",
    street_name: "Lake Road",
    area_name: "Indiranagar",
    region_name: "South",
    zip: "560038",
    stateshort: "KA",
    statelong: "Karnataka",
    country: "India",
    countryshort: "IND",
    admin_first_name: "Asha",
    admin_last_name: "Rao",
    admin_gender: 2,
    admin_dob: "1988-04-23",
    admin_title: "Director",
    admin_phone: "9876543210",
    admin_email: `${name}@contract.test`,
    billing_name: business_name,
    billing_country: "India",
    billing_countryshort: "IND",
    start_date: new Date().toISOString(),
  };
}

export type Registration = ReturnType<typeof registration>;
