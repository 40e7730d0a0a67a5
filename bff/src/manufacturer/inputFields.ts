import type { BuilderTypes } from "../graphql/builder.ts";

/** The address of a manufacturer in its inputs; empty or null for none. */
export function addressInputFields(t: PothosSchemaTypes.InputFieldBuilder<BuilderTypes, "InputObject">) {
  return {
    line1: t.string({ description: "First free line, at most 150 characters." }),
    line2: t.string({ description: "Second free line, at most 150 characters." }),
    streetNumber: t.string({ description: "House or plot number, at most 150 characters." }),
    streetName: t.string({ description: "Street, at most 150 characters." }),
    area: t.string({ description: "Area, town or district, at most 150 characters." }),
    region: t.string({ description: "Wider region, at most 150 characters." }),
    postalCode: t.string({ description: "ZIP or PIN code, at most 10 characters." }),
    provinceCode: t.string({ description: "The `code` of one of the country's `provinces`." }),
  };
}
