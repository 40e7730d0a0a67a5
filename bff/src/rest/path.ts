import { RestError } from "./error.ts";

type Params = Readonly<Record<string, string>>;
type Query = Readonly<Record<string, string | undefined>>;

// Encoding does not stop "." and "..": a URL parser resolves them, encoded or not, into another call.
function isUnsafe(segment: string): boolean {
  if (segment === "" || segment.length > 300) return true;
  if (/[\p{Cc}/\\]/u.test(segment)) return true;
  return /^(?:\.|%2e){1,2}$/i.test(segment) || /%(?:2f|5c|00)/i.test(segment);
}

/** Values that are themselves in any part of an address: ids, nearly always. */
const plain = /^[A-Za-z0-9_-]{1,300}$/;

function encode(value: string): string {
  try {
    return encodeURIComponent(value);
  } catch {
    // A lone surrogate has no UTF-8 form.
    throw new RestError("invalid", "This value cannot be part of an address.");
  }
}

/** Templates come from our own code, so there are only so many: texts and names of values in turn. */
const splitTemplates = new Map<string, readonly string[]>();

function splitTemplate(template: string): readonly string[] {
  let split = splitTemplates.get(template);
  if (split === undefined) {
    split = template.split(/\{(\w+)\}/);
    splitTemplates.set(template, split);
  }
  return split;
}

function segment(template: string, name: string, params: Params): string {
  const value = params[name];
  if (value === undefined) throw new TypeError(`The path template ${template} needs a value for ${name}.`);
  if (plain.test(value)) return value;
  if (isUnsafe(value)) throw new RestError("invalid", "This value cannot be part of an address.");
  return encode(value);
}

function fill(template: string, params: Params): string {
  const split = splitTemplate(template);
  let path = "";
  for (let index = 0; index < split.length; index += 1) {
    const part = split[index] ?? "";
    path += index % 2 === 0 ? part : segment(template, part, params);
  }
  return path;
}

function search(query: Query): string {
  let text = "";
  for (const name of Object.keys(query)) {
    const value = query[name];
    if (value !== undefined) text += `${text === "" ? "?" : "&"}${encode(name)}=${encode(value)}`;
  }
  return text;
}

/**
 * The request target for a template: `/v1/companyPO/{id}` with `{ id: "7" }` gives `/v1/companyPO/7`.
 * Throws `RestError` of kind `invalid` for a value that could change which call is made: empty, `.`, `..`,
 * with a slash (plain or encoded) or a control character. A missing value is a mistake in our code.
 */
export function requestTarget(template: string, params: Params = {}, query: Query = {}): string {
  const pathname = fill(template, params);
  // The last word is the URL parser's: what it makes of the path must be what we wrote.
  const isPlain = Object.values(params).every((value) => plain.test(value));
  if (!isPlain && new URL(pathname, "http://service").pathname !== pathname) {
    throw new RestError("invalid", "This value cannot be part of an address.");
  }
  return pathname + search(query);
}
