import * as v from "valibot";
import { labelledLines, labelledText, positionRule } from "../graphql/fieldRules.ts";
import { type RecordFields, type RestBody, versionOfFields } from "../graphql/inputFields.ts";
import { toRestId } from "../rest/recordFields.ts";
import { type Category, type CategoryLevel, databaseIdOf } from "./record.ts";

/** What a category of this level must stand under. */
export function parentRequired(level: CategoryLevel): string {
  return `Level ${level - 1} category is required`;
}

/** A text that must not be there. */
function noText(message: string) {
  return v.pipe(
    v.nullish(v.string(), ""),
    v.trim(),
    v.literal("", message),
    v.transform(() => undefined),
  );
}

/** The parent as it is sent, with what it stands under itself. */
function toRestParent({ ancestorIds, id }: Category): RestBody {
  const [level1, level2] = [...ancestorIds, id].map((one) => toRestId(databaseIdOf(one)));
  return { level1_id: level1, ...(level2 === undefined ? {} : { level2_id: level2 }) };
}

/** What can be said about a category of this level; the service names its fields after the level. */
export function categoryFields(level: CategoryLevel) {
  return {
    parentId: {
      type: "ID",
      names: "Category",
      description:
        "The category it stands under: of level 1 for level 2, of level 2 for level 3; none for level 1.",
      editDescription:
        "Moves it, with everything below it, under another category one level up; not on level 1.",
      rule:
        level === 1
          ? noText("A level 1 category has no parent")
          : v.pipe(v.nullish(v.string(), ""), v.trim(), v.nonEmpty(parentRequired(level))),
      rest: { level1_id: [], level2_id: [] },
      toRest: toRestParent,
      current: (category) => category.ancestorIds.at(-1) ?? null,
    },
    name: {
      type: "String",
      required: true,
      description: "1 to 120 characters; unique among its siblings, in upper or lower case.",
      rule: labelledText("Name", 120),
      rest: `level${level}_name`,
      current: (category) => category.name,
    },
    order: {
      type: "Int",
      required: true,
      description: "Position among its siblings, 1 to 1000000.",
      rule: positionRule(),
      rest: `level${level}_order_id`,
      current: (category) => category.order,
    },
    description: {
      type: "String",
      description: "1 to 1000 characters. Required on level 1, not allowed on the others.",
      editDescription: "1 to 1000 characters; only on level 1.",
      rule:
        level === 1
          ? v.optional(labelledLines("Description", 1000), "")
          : noText("Only a level 1 category has a description"),
      rest: "description",
      current: (category) => category.description,
    },
  } satisfies RecordFields<Category>;
}

export const categoryVersion = versionOfFields(categoryFields(1));
