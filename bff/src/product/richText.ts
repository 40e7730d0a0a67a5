import * as v from "valibot";
import { cleanHtml } from "./html.ts";

const tooLong = "Must have at most 20000 characters";

/** HTML as it is kept: cleaned, at most 20,000 characters, null when empty (decisions D-35 and D-46). */
export const richTextRule = v.pipe(
  v.string(),
  v.maxLength(20_000, tooLong),
  v.transform((html) => {
    const clean = cleanHtml(html)?.trim() ?? "";
    return clean === "" ? null : clean;
  }),
);
