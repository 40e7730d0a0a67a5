import type { Context } from "../graphql/context.ts";
import type { MaybePromise } from "../maybePromise.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { type DescribedColumn, describedTable, type ValueKind } from "./described.ts";

const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });
const numbers = new Intl.NumberFormat("en-IN");

/** What a text of a record may take in an entry: a description is as long as a page. */
const longestInEntry = 2000;

function cut(text: string, longest = longestInEntry): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}

/** The words of rich text without its tags; one space where a paragraph ends. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_entity, name: string) => entities[name] ?? " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

type Writer = (text: string, longest?: number) => string;

const writers: Readonly<Record<Exclude<ValueKind, "RECORD">, Writer>> = {
  TEXT: cut,
  RICH_TEXT: (text, longest) => cut(wordsOf(text), longest),
  YES_NO: (text) => (text === "true" ? "Yes" : "No"),
  NUMBER: (text) => (Number.isFinite(Number(text)) ? numbers.format(Number(text)) : cut(text)),
  MONEY: (text) => (Number.isFinite(Number(text)) ? rupees.format(Number(text)) : cut(text)),
  PERCENTAGE: (text) => `${text} %`,
  DATE: (text) => text.slice(0, 10),
  INSTANT: (text) => text,
  IMAGE: (text) => cut(text.split("/").at(-1) ?? text),
};

/** The name of a record as it is now; of one that is gone or not the viewer's not even its number. */
async function nameOf(context: Context, table: string, id: string): Promise<string> {
  const described = describedTable(table);
  const row = (await described?.find?.(context, described.idOf?.(id) ?? id)) ?? null;
  return (row === null ? null : described?.nameOf?.(row)) ?? "?";
}

/** The names of several records; categories of any level say theirs before their id. */
async function namesOf(context: Context, table: string, ids: readonly string[]): Promise<string> {
  const names = ids.slice(0, 50).map((id) => {
    const [, level, own] = /^([123])-(\d+)$/.exec(id) ?? [];
    return level === undefined || own === undefined
      ? nameOf(context, table, id)
      : nameOf(context, `category${level}`, own);
  });
  return cut((await Promise.all(names)).join(", "));
}

/** A value as people read it: names for ids, Yes or No, ₹; at most so many characters. Null for none. */
export function readable(
  context: Context,
  { kind, refers, words }: DescribedColumn,
  value: unknown,
  longest?: number,
): MaybePromise<string | null> {
  if (value === null || value === undefined || value === "") return null;
  if (Array.isArray(value))
    return kind === "RECORD" && refers !== undefined
      ? namesOf(context, refers, value.map(String))
      : cut(value.map(String).join(", "));
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (kind === "RECORD") return refers === undefined ? cut(text) : nameOf(context, refers, text);
  const known = typeof words === "function" ? words(context.installation) : words;
  return known?.[text] ?? writers[kind](text, longest);
}

/** Whether a column says something. */
export const isSet = (value: unknown): boolean => value !== null && value !== undefined && value !== "";

/**
 * A value as the input of the record's edit takes it, as JSON; null for what cannot be given back: a picture, an instant, a code
 * of the service, and a record that is gone or not the viewer's (`shown` is what `readable` made of it).
 */
export function asInput(
  { kind, refers, words }: DescribedColumn,
  value: unknown,
  shown: string | null,
): string | null {
  if (words !== undefined || kind === "IMAGE" || kind === "INSTANT" || Array.isArray(value)) return null;
  if (!isSet(value)) return "null";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (kind === "YES_NO") return String(text === "true");
  if (kind === "NUMBER") return Number.isFinite(Number(text)) ? String(Number(text)) : null;
  if (kind === "DATE") return JSON.stringify(text.slice(0, 10));
  if (kind !== "RECORD") return JSON.stringify(text);
  const described = refers === undefined ? undefined : describedTable(refers);
  if (described === undefined || shown === "?") return null;
  return JSON.stringify(encodeNodeId(described.typeName, described.idOf?.(text) ?? text));
}
