/** Arguments for fields that cannot be called without; every sample is tried. */
export const sampleArguments: Readonly<Record<string, readonly string[]>> = {
  "Viewer.categories": ["level: 1", "level: 2", "level: 3"],
  "Query.country": ['code: "IND"'],
  "Query.availability": ['kind: BUSINESS_NAME, value: "Sprig & Stone"'],
};
