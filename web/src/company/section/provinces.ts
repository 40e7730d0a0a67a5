import { graphql, readInlineData } from "relay-runtime";
import type { provinces_country$key } from "#/__generated__/provinces_country.graphql";

/** A province of a country. */
export interface Province {
  readonly code: string;
  readonly name: string;
}

/** The provinces of a country, in the order in which they are offered. */
export function provincesOf(countryKey: provinces_country$key): Province[] {
  const { provinces } = readInlineData(
    graphql`
      fragment provinces_country on Country @inline @throwOnFieldError {
        provinces {
          code
          name
        }
      }
    `,
    countryKey,
  );
  return provinces.map(({ code, name }) => ({ code, name }));
}
