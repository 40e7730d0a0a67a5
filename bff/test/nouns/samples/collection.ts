import { collectionFields } from "../../../src/collection/fields.ts";
import { collectionRecord } from "../../../src/collection/record.ts";
import { collectionEditing } from "../../../src/collection/source.ts";
import { sampleNoun } from "../nounSample.ts";

sampleNoun({
  list: "collections",
  key: "collection_id",
  record: collectionRecord,
  editing: collectionEditing,
  fields: collectionFields,
  add: { name: "New", isSelectable: true, isDisplayed: false },
  edit: { name: "Edited", isSelectable: false, isDisplayed: true },
  besides: { "POST /v1/companyPO/page11": () => null },
});
