import { escapeHtml } from "../http/escapeHtml.ts";
import { isJsonObject, type JsonObject } from "../json.ts";

/** One schema in words: `text, at most 120`, `whole number from 1`, `true, false or "true"`. */
export function inWords(schema: unknown): string {
  if (!isJsonObject(schema)) return "anything";
  const choices = [schema["anyOf"], schema["oneOf"]].find(Array.isArray);
  if (choices !== undefined) return [...new Set(choices.map(inWords))].join(" or ");
  if ("const" in schema) return JSON.stringify(schema["const"]);
  if (Array.isArray(schema["enum"])) return schema["enum"].map((value) => JSON.stringify(value)).join(" or ");
  const kind = {
    string: "text",
    integer: "whole number",
    number: "number",
    boolean: "true or false",
    null: "null",
    array: "list",
    object: "object",
  };
  const words =
    typeof schema["type"] === "string"
      ? (Object.entries(kind).find(([name]) => name === schema["type"])?.[1] ?? "")
      : "anything";
  const bounds = [
    "format" in schema ? String(schema["format"]) : "",
    "minimum" in schema ? `from ${String(schema["minimum"])}` : "",
    "maximum" in schema ? `up to ${String(schema["maximum"])}` : "",
    "maxLength" in schema ? `at most ${String(schema["maxLength"])}` : "",
    "pattern" in schema ? `like ${String(schema["pattern"])}` : "",
  ];
  return [words, ...bounds.filter((bound) => bound !== "")].join(", ");
}

/** A schema of an object, or of a list of objects, as a table of its fields. */
export function schemaTable(schema: JsonObject): string {
  if (schema["type"] === "array" && isJsonObject(schema["items"]))
    return `<p>A list of:</p>${schemaTable(schema["items"])}`;
  const properties = schema["properties"];
  if (!isJsonObject(properties)) return `<p>${escapeHtml(inWords(schema))}</p>`;
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  const rows = Object.entries(properties).map(
    ([name, field]) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${required.includes(name) ? "required" : "optional"}</td><td>${escapeHtml(inWords(field))}</td></tr>`,
  );
  return rows.length === 0 ? "<p>Nothing.</p>" : `<table>${rows.join("")}</table>`;
}
