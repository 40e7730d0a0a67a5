import * as v from "valibot";

/** Whether nothing of a text is seen: marks, fillers, joiners, spaces, and the cell of Braille without a dot. */
const isBlank = (text: string): boolean => /^[\p{Default_Ignorable_Code_Point}\p{Cf}\s\u2800]*$/u.test(text);

/**
 * A line as it is sent on: composed the one way (NFC), without marks that nobody sees. The two that join letters in the
 * scripts of India and in Persian stay, and letters that look like a space are one.
 */
const visibleText = v.transform<string, string>((text) =>
  isBlank(text)
    ? ""
    : text
        .replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, "")
        .replaceAll(/[\u2800\u3164\uFFA0]/gu, " ")
        .normalize("NFC")
        .trim(),
);

/** No line breaks, and nothing that a terminal, a log or a mail would act on. */
export const oneLine = v.check<string, string>(
  (text) => !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text),
  "Must not contain line breaks or control characters",
);

/** The same for a text of several lines, which may have marks of its own: soft hyphens, directions, flags. */
export const severalLines = v.check<string, string>(
  (text) => !/\p{Cs}|(?![\n\r\t])\p{Cc}/u.test(text),
  "Must not contain control characters",
);

/**
 * The name of a person and nothing more: it stands in mails to people who have not signed up yet. A domain is told from
 * initials by what stands before its dot.
 */
const personName = v.check<string, string>(
  (text) => !/[@/\\:<>]|\bwww\.|[\p{L}\p{N}-]{2}\.\p{L}{2}|(?:^|\s)[\p{L}\p{N}]\.\p{Ll}{2}/u.test(text),
  "Must be a name, without an address or a link",
);

const atMost = (longest: number, tooLong = `Must have at most ${longest} characters`) =>
  v.maxLength<string, number, string>(longest, tooLong);

/** A line that must be there, trimmed. `missing` is the document's own message; lengths are decision D-35. */
export function requiredText(missing: string, longest: number) {
  return v.pipe(v.string(missing), visibleText, v.nonEmpty(missing), atMost(longest), oneLine);
}

/** The same of several lines. */
export function requiredLines(missing: string, longest: number, tooLong?: string) {
  return v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing), atMost(longest, tooLong), severalLines);
}

const orNone = v.transform<string, string | null>((text) => (text === "" ? null : text));

/** A line that may be left out; trimmed, and null when nothing is left. */
export function optionalText(longest: number, tooLong?: string) {
  return v.pipe(v.nullish(v.string(), ""), visibleText, atMost(longest, tooLong), oneLine, orNone);
}

/** The same of several lines. */
export function optionalLines(longest: number) {
  return v.pipe(v.nullish(v.string(), ""), v.trim(), atMost(longest), severalLines, orNone);
}

/** The name of a person that must be there. */
export function requiredPersonName(missing: string) {
  return v.pipe(requiredText(missing, 120), personName);
}

/** The name of a person that may be left out. */
export const optionalPersonName = v.pipe(
  v.nullish(v.string(), ""),
  visibleText,
  atMost(120),
  oneLine,
  personName,
  orNone,
);
