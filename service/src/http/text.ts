import * as v from "valibot";

/** PostgreSQL cannot store U+0000 in text; refused here so that it is a 400 with a field name. */
export const printable = v.check<string, string>(
  (text) => !text.includes("\u0000"),
  "Must not contain the null character",
);

/** Whether nothing of a text is seen: marks, fillers, joiners, spaces, and the cell of Braille without a dot. */
const isBlank = (text: string): boolean => /^[\p{Default_Ignorable_Code_Point}\p{Cf}\s\u2800]*$/u.test(text);

/**
 * A line as it is kept: composed the one way (NFC), without marks that nobody sees. The two that join letters in the scripts of
 * India and in Persian stay, and letters that look like a space are one. Stands behind the limits of a field: the contract tells only those before it.
 */
export const visibleText = v.transform<string, string>((text) =>
  isBlank(text)
    ? ""
    : text
        .replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, "")
        .replaceAll(/[\u2800\u3164\uFFA0]/gu, " ")
        .normalize("NFC")
        .trim(),
);

/** No line breaks, and nothing a terminal, a log or a mail would act on. PostgreSQL cannot store half a character either. */
export const oneLine = v.check<string, string>(
  (text) => isOneLine(text),
  "Must not contain line breaks or control characters",
);

export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text);
}

/** The same for a text of several lines, which may have marks of its own: soft hyphens, directions, flags. */
export const severalLines = v.check<string, string>(
  (text) => !/\p{Cs}|(?![\n\r\t])\p{Cc}/u.test(text),
  "Must not contain control characters",
);

/**
 * Whether a text is the name of a person and nothing more: no address, no link, nothing a mail program would make one of. A
 * domain is told from initials by what stands before its dot.
 */
export function isPersonName(text: string): boolean {
  return !/[@/\\:<>]|\bwww\.|[\p{L}\p{N}-]{2}\.\p{L}{2}|(?:^|\s)[\p{L}\p{N}]\.\p{Ll}{2}/u.test(text);
}

/** Whether mail programs make no link of a text: it has no address, of mail or web, and nothing that looks like a domain. */
export function leadsNowhere(text: string): boolean {
  return isOneLine(text) && !/[@<>]|:\/\/|\bwww\.|[\p{L}\p{N}-]{2}\.\p{L}{2}/iu.test(text);
}

/** What stands in mails to people who have not signed up yet, typed by somebody else. */
export const personName = v.check<string, string>(
  (text) => isPersonName(text),
  "Must be a name, without an address or a link",
);
