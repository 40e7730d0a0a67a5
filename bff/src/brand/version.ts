import { versionOf, type Editing } from "../graphql/version.ts";
import type { Brand } from "./record.ts";
import { brands } from "./source.ts";

/** Of everything that `editBrand` can change. */
export function brandVersion({ name }: Brand): string {
  return versionOf([name]);
}

/** How `editBrand` compares versions. */
export const brandEditing: Editing<Brand> = { typeName: "Brand", records: brands, version: brandVersion };
