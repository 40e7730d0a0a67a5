import { toRestId } from "../rest/recordFields.ts";
import { type Category, databaseIdOf } from "./record.ts";

/** A chosen category as it is sent, with those above it; levels below it are sent as null (Document 1 §5). */
export function toRestLevels({
  ancestorIds,
  id,
}: Category): Readonly<Record<string, string | number | null>> {
  const [level1 = null, level2 = null, level3 = null] = [...ancestorIds, id].map((one) =>
    toRestId(databaseIdOf(one)),
  );
  return { category1_id: level1, category2_id: level2, category3_id: level3 };
}
