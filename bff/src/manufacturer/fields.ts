import { requiredText } from "../graphql/text.ts";
import { AddressInput, addressPaths, addressRule, toRestAddress } from "../address/input.ts";
import { addressNames } from "../address/record.ts";
import type { Address } from "../address/type.ts";
import { type RecordFields, versionOfFields } from "../graphql/inputFields.ts";
import type { Manufacturer } from "./record.ts";

/** The address as it is sent: the name of the province is not kept, and the country's code goes under both names. */
function toRest(address: Address): Readonly<Record<string, string | null>> {
  const { statelong: _, ...fields } = toRestAddress(addressNames, address, null);
  return { ...fields, country: address.countryCode };
}

/** What can be said about a manufacturer. */
export const manufacturerFields = {
  name: {
    type: "String",
    required: true,
    description: "1 to 120 characters; unique at its location, in upper or lower case.",
    rule: requiredText("Manufacturer Name is required", 120),
    rest: "manu_name",
    current: (manufacturer) => manufacturer.name,
  },
  address: {
    type: AddressInput,
    required: true,
    description: "Where it is, the whole address, in any country; only `countryCode` must be filled in.",
    rule: addressRule({ countryCode: "Country is Required" }),
    rest: addressPaths(addressNames),
    toRest,
    current: ({ address }) => Object.values(address),
  },
} satisfies RecordFields<Manufacturer>;

export const manufacturerVersion = versionOfFields(manufacturerFields);
