import { builder } from "../graphql/builder.ts";

/** What a list is written as. */
export const FileFormatEnum = builder.enumType("FileFormat", {
  description: "What a file is.",
  values: {
    CSV: {
      value: "csv",
      description: "A table, safe in spreadsheets: no cell of somebody's is reckoned with.",
    },
    JSONL: {
      value: "jsonl",
      description:
        "A JSON object a line, for programs: global ids, texts as they are, and within a record what is part of it.",
    },
  } as const,
});
