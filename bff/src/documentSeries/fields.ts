import * as v from "valibot";
import type { SentField } from "../graphql/inputFields.ts";
import { requiredText } from "../graphql/text.ts";
import { toRestWord } from "../rest/wordField.ts";
import { type DocumentSeries, seriesKinds } from "./record.ts";
import { DocumentSeriesKindEnum } from "./type.ts";

/** How a series is named. */
export const documentSeriesFields = {
  kind: {
    type: DocumentSeriesKindEnum,
    required: true,
    description: "Which of the location's series.",
    rule: v.picklist(Object.values(seriesKinds), "Kind is required"),
    rest: "series_kind",
    toRest: (kind: DocumentSeries["kind"]) => toRestWord(seriesKinds, kind),
  },
  prefix: {
    type: "String",
    required: true,
    description: "What its numbers begin with: 1 to 4 capital letters, digits and hyphens.",
    rule: v.pipe(
      requiredText("Prefix is required", 4),
      v.regex(/^[A-Z0-9-]{1,4}$/, "Must be 1 to 4 capital letters, digits and hyphens"),
    ),
    rest: "series",
  },
} satisfies Readonly<Record<string, SentField>>;
