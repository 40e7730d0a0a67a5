/** An object of JSON. */
export type JsonObject = { readonly [key: string]: unknown };

/** Whether a value is an object of JSON: not a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
