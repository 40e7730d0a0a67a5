import * as v from "valibot";
import { optionalText } from "../graphql/text.ts";
import { webAddress } from "../graphql/webAddress.ts";

/** What the schema says of such a field. */
export const webAddressDescription =
  "An `http` or `https` address of a named host, without credentials, kept as browsers write it. Gets `https://` in front when it has no scheme.";

/** An address on the web that may be left out, in its one form (decision D-38). */
export const webAddressField = v.pipe(
  optionalText(254),
  v.check((text) => text === null || webAddress(text) !== null, "Must be an address on the web"),
  v.transform((text) => (text === null ? null : webAddress(text))),
  v.check((address) => address === null || address.length <= 254, "Must have at most 254 characters"),
);
