import { brandFields } from "../../../src/brand/fields.ts";
import { brandRecord } from "../../../src/brand/record.ts";
import { brandEditing } from "../../../src/brand/source.ts";
import { sampleNoun } from "../nounSample.ts";

sampleNoun({
  list: "brands",
  key: "brand_id",
  record: brandRecord,
  editing: brandEditing,
  fields: brandFields,
  add: { name: "New" },
  edit: { name: "Edited" },
});
