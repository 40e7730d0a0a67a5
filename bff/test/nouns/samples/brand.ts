import * as v from "valibot";
import { encodeNodeId } from "../../../src/graphql/nodeId.ts";
import { brandFields } from "../../../src/brand/fields.ts";
import { brandRecord } from "../../../src/brand/record.ts";
import { brandEditing } from "../../../src/brand/source.ts";
import type { Caller } from "../../harness/backOffice.ts";
import { sampleNoun } from "../nounSample.ts";
import { sample } from "../sample.ts";

const listed = v.object({
  viewer: v.object({ brands: v.object({ nodes: v.array(v.object({ id: v.string() })) }) }),
});

/** A brand that another one can be merged into. */
async function otherBrand(owner: Caller, id: string): Promise<string | undefined> {
  const { data } = await owner.send("{ viewer { brands { nodes { id } } } }");
  return v.parse(listed, data).viewer.brands.nodes.find((one) => one.id !== id)?.id;
}

const brand = sampleNoun({
  list: "brands",
  key: "brand_id",
  record: brandRecord,
  editing: brandEditing,
  fields: brandFields,
  add: { name: "New" },
  edit: { name: "Edited" },
});

sample({
  mutations: ({ own, record }) => ({
    mergeBrand: {
      permission: "BRAND_DELETE",
      inputs: [
        {
          id: own("Brand"),
          intoId: encodeNodeId("Brand", "2"),
          version: brand.versionOf(record("companyBrand")),
        },
      ],
      responses: { "POST /v1/companyBrand/{id}/merge": () => ({ ...record("companyBrand"), brand_id: 2 }) },
      foundOut: ["NotFoundError", "it is merged"],
      decision: async (owner, id) => ({ intoId: await otherBrand(owner, id) }),
    },
  }),
});
