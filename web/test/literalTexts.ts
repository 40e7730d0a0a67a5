import { parseSync } from "vite";

/** A node of the tree that the parser makes of a module. */
interface Node {
  readonly type: string;
  readonly start: number;
}

/** Elements, templates and calls whose words are in the catalogue already, or which nobody reads. */
const catalogued = new Set(["Trans", "Plural", "Select", "SelectOrdinal"]);
const tags = new Set(["t", "msg", "graphql"]);
/** Properties and attributes that take names known to programs, however much they look like words. */
const technical = new Set([
  "className",
  "displayName",
  "draftKey",
  "fontFamily",
  "key",
  "keys",
  "name",
  "placement",
  "preserveAspectRatio",
  "rel",
  "style",
  "timeZone",
]);

/**
 * The texts of a module that do not go through the message catalogue, as `line: text`. A text is what stands between
 * tags, or a string of one capitalized word or of several words; comparisons, errors for developers, directives, types
 * and imports are none.
 */
export function literalTexts(fileName: string, code: string): string[] {
  const found: string[] = [];
  const say = (node: Node, text: string) =>
    found.push(`${code.slice(0, node.start).split("\n").length}: ${text.trim().replaceAll(/\s+/g, " ")}`);

  function visit(node: Node): void {
    if (isSilent(node)) return;
    const text = textOf(node);
    if (text !== null) say(node, text);
    for (const child of childrenOf(node)) visit(child);
  }

  visit(parseSync(fileName, code).program);
  return found;
}

/** Nothing in it is read by users, or all of it is translated. */
function isSilent(node: Node): boolean {
  switch (node.type) {
    case "TaggedTemplateExpression":
      return tags.has(nameOf(part(node, "tag")));
    case "JSXElement":
      return catalogued.has(nameOf(part(part(node, "openingElement"), "name")));
    case "JSXAttribute":
      return technical.has(nameOf(part(node, "name")));
    case "Property":
    case "PropertyDefinition":
      return technical.has(nameOf(part(node, "key")));
    case "NewExpression":
      return nameOf(part(node, "callee")).endsWith("Error");
    case "CallExpression":
      return (
        nameOf(part(part(node, "callee"), "object")) === "console" || tags.has(nameOf(part(node, "callee")))
      );
    case "BinaryExpression":
      return ["===", "!=="].includes(String(valueOf(node, "operator")));
    case "ExpressionStatement":
      return typeof valueOf(node, "directive") === "string";
    default:
      return /^(?:Import|Export(?:All)|TS(?:Type|Literal|Interface|Union))/.test(node.type);
  }
}

function textOf(node: Node): string | null {
  const value = valueOf(node, "value");
  if (node.type === "JSXText") return typeof value === "string" && /\p{L}/u.test(value) ? value : null;
  if (node.type === "Literal") return typeof value === "string" && isText(value) ? value : null;
  if (node.type !== "TemplateElement") return null;
  const raw = typeof value === "object" && value !== null && "raw" in value ? value.raw : null;
  return typeof raw === "string" && isText(raw) ? raw : null;
}

/** One capitalized word, or several words; neither an identifier nor HTML nor a row of codes. */
const isText = (value: string) =>
  /\p{Ll}/u.test(value) &&
  !value.startsWith("<") &&
  (/^\s*\p{Lu}\p{Ll}+(?![\p{L}_/])/u.test(value) || /\p{L}{2,}\s+\p{L}/u.test(value));

function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    key === "key" ? [] : [value].flat().filter(isNode),
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function valueOf(node: Node | null, key: string): unknown {
  return node === null ? undefined : Object.entries(node).find(([name]) => name === key)?.[1];
}

function part(node: Node | null, key: string): Node | null {
  const value = valueOf(node, key);
  return isNode(value) ? value : null;
}

function nameOf(node: Node | null): string {
  const name = valueOf(node, "name");
  return typeof name === "string" ? name : "";
}
