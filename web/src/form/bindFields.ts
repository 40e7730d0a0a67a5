import type { DraftFields } from "./draftForm.ts";

/**
 * Binds fields to the values of a draft: `<TextField {...text("name")} label={t`Name`} />`.
 * @param path stands before the names, so that the gateway's issues find parts of an input: empty, or like `address.`
 */
export function bindFields<Values extends object>({ draft, onChange }: DraftFields<Values>, path = "") {
  const set = <Name extends keyof Values & string>(name: Name) => ({
    name: path + name,
    onChange: (value: Values[Name]) => {
      const change: Partial<Values> = {};
      change[name] = value;
      onChange(change);
    },
  });
  const field = <Name extends keyof Values & string>(name: Name) => ({ ...set(name), value: draft[name] });
  return {
    /** Any field that has a value. */
    field,
    /** A text that is not the typist's own, so that the browser must not offer theirs. */
    text: <Name extends keyof Values & string>(name: Name) => ({ ...field(name), autoComplete: "off" }),
    /** A switch or a box to tick. */
    toggle: <Name extends keyof Values & string>(name: Name) => ({ ...set(name), isSelected: draft[name] }),
  };
}
