import * as v from "valibot";
import { optionalText } from "../graphql/text.ts";

/** An address on the web that may be left out; gets `https://` when it has no scheme (decision D-38). */
export const webAddressField = v.pipe(
  optionalText(254),
  v.transform((text) => (text === null || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)),
  v.check((text) => text === null || /^https?:\/\/[^\s]+$/i.test(text), "Must be an address on the web"),
);
