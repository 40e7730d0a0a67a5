import type { TextFormatType, TextNode } from "lexical";
import { fontFamily, type FontId, fontNamed, fonts } from "./fonts.ts";

/** How a piece of text is drawn. */
export interface TextMarks {
  readonly formats: ReadonlySet<TextFormatType>;
  readonly font: FontId | null;
}

export const plain: TextMarks = { formats: new Set(), font: null };

const formatOfTag: Readonly<Record<string, TextFormatType>> = {
  B: "bold",
  STRONG: "bold",
  I: "italic",
  EM: "italic",
  U: "underline",
  INS: "underline",
  S: "strikethrough",
  STRIKE: "strikethrough",
  DEL: "strikethrough",
  SUB: "subscript",
  SUP: "superscript",
};

function property(style: string, name: string): string {
  const found = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, "i").exec(style);
  return found?.[1]?.trim().toLowerCase() ?? "";
}

/** The marks of text inside an element, by its tag, its class, and the styles that other programs write instead. */
export function marksInside(element: Element, around: TextMarks): TextMarks {
  const formats = new Set(around.formats);
  const style = element.getAttribute("data-style") ?? "";
  const format = formatOfTag[element.tagName];
  if (format) formats.add(format);
  const weight = property(style, "font-weight");
  // Google Docs wraps everything in a <b> that is not bold.
  if (weight === "normal" || weight === "400") formats.delete("bold");
  if (weight === "bold" || weight === "bolder" || Number(weight) >= 600) formats.add("bold");
  if (property(style, "font-style") === "italic") formats.add("italic");
  const line = property(style, "text-decoration(?:-line)?");
  if (line.includes("underline") && element.tagName !== "A") formats.add("underline");
  if (line.includes("line-through")) formats.add("strikethrough");
  const ownFont = fonts.find(({ id }) => element.classList.contains(id))?.id;
  return { formats, font: ownFont ?? fontNamed(property(style, "font-family")) ?? around.font };
}

/** Gives a text of the editor these marks. */
export function mark(text: TextNode, { formats, font }: TextMarks): TextNode {
  for (const format of formats) text.toggleFormat(format);
  if (font !== null) text.setStyle(`font-family: ${fontFamily(font)}`);
  return text;
}

/** The font of a text of the editor. */
export function fontOf(style: string): FontId | null {
  return fontNamed(property(style, "font-family"));
}
