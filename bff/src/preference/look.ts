import * as v from "valibot";
import type { Context } from "../graphql/context.ts";
import type { InputField } from "../graphql/inputFields.ts";
import { ownError } from "../rest/responseError.ts";
import type { SessionUser } from "../access/user.ts";
import { readPreference, writePreference } from "./source.ts";

const key = "look";

/** A choice by the console's name for it, such as `dark-only`; null is as it comes. */
const choiceRule = v.nullish(
  v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, "Must be the name of a choice")),
  null,
);

const choice = (description: string) =>
  ({ type: "String", description, rule: choiceRule }) as const satisfies InputField;

/** What can be chosen in the customizer (Document 2 §2). Which names there are is the console's to know. */
export const lookFields = {
  layout: choice("The reading direction, `ltr` or `rtl`; null as the language has it."),
  sidebarType: choice("How wide the sidebar is, for example `compact-icon`; null as it comes."),
  sidebarSetting: choice("How the sidebar is drawn, for example `border-sidebar`; null as it comes."),
  sidebarBackground: choice(
    "What the sidebar stands on, for example `sidebar-img3`; null as the mix has it.",
  ),
  palette: choice("The colours, for example `color-2`; null as they come."),
  mix: choice("What is light and what is dark, for example `dark-only`; null as the system has it."),
};

const lookRule = v.object({
  layout: v.fallback(choiceRule, null),
  sidebarType: v.fallback(choiceRule, null),
  sidebarSetting: v.fallback(choiceRule, null),
  sidebarBackground: v.fallback(choiceRule, null),
  palette: v.fallback(choiceRule, null),
  mix: v.fallback(choiceRule, null),
});

/** How the console looks to one user. */
export type Look = v.InferOutput<typeof lookRule>;

/** What is kept; null when nothing is, or when somebody else has written something else there. */
function decode(value: unknown): Look | null {
  const kept = v.safeParse(lookRule, value);
  return kept.success ? kept.output : null;
}

/** The look that the user has chosen; null until then, and when the service keeps no preferences. */
export async function loadLook(context: Context, user: SessionUser): Promise<Look | null> {
  return decode((await readPreference(context, user, key))?.value);
}

/**
 * Keeps a look; the last one chosen counts, on whatever device. Throws `RestError` of kind `not-offered` when the service
 * keeps no preferences.
 */
export async function saveLook(context: Context, user: SessionUser, look: Look): Promise<Look> {
  const stored = await readPreference(context, user, key);
  if (stored === null) throw ownError("not-offered", new Error("The service keeps no preferences."));
  return decode(await writePreference(context, user, key, look, null)) ?? look;
}
