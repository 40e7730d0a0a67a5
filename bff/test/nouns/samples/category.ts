import * as v from "valibot";
import { categoryFields, categoryVersion } from "../../../src/category/fields.ts";
import { categoryRecord } from "../../../src/category/record.ts";
import { collection, ids } from "../../isolation/tenants.ts";
import { each } from "../edit.ts";
import { sample } from "../sample.ts";

const oneParent = "one parent stands for both levels, and is named after its own";
const oneName = "a category's name is one field, whatever its level";

sample({
  nodes: { Category: { of: "company", ids: (id) => [`1-${id}`, `2-${id}`, `3-${id}`] } },
  collections: {
    l1CategoryPO: collection("level1_id"),
    l2CategoryPO: collection("level2_id", {
      links: ["level1_id"],
      more: [{ level2_id: 2, level1_id: ids.entangled }],
    }),
    l3CategoryPO: collection("level3_id", { links: ["level1_id", "level2_id"] }),
  },
  arguments: { "Viewer.categories": ["level: 1", "level: 2", "level: 3"] },
  fields: [
    [categoryFields(1), "POST /v1/l1CategoryPO"],
    [categoryFields(2), "POST /v1/l2CategoryPO"],
    [categoryFields(3), "POST /v1/l3CategoryPO"],
  ],
  otherLimits: {
    "level1_id required": oneParent,
    "level2_id required": oneParent,
    "level1_name required": oneName,
    "level2_name required": oneName,
    "level3_name required": oneName,
  },
  mutations({ ownCategory, record }) {
    const version = categoryVersion(v.parse(categoryRecord, record("l2CategoryPO")));
    return {
      addCategory: {
        permission: "CATEGORY_CREATE",
        inputs: [
          { level: 1, name: "New", description: "New", order: 1, idempotencyKey: "key" },
          { level: 2, parentId: ownCategory(1), name: "New", order: 1 },
          { level: 3, parentId: ownCategory(2), name: "New", order: 1 },
        ],
        responses: {
          "POST /v1/l1CategoryPO": () => record("l1CategoryPO"),
          "POST /v1/l2CategoryPO": () => record("l2CategoryPO"),
          "POST /v1/l3CategoryPO": () => record("l3CategoryPO"),
          "POST /v1/companyPO/page8": () => null,
          "POST /v1/companyPO/page9": () => null,
        },
        // Each level has a collection of its own.
        calls: ["POST /v1/l1CategoryPO"],
      },
      editCategory: {
        permission: "CATEGORY_UPDATE",
        inputs: [
          { id: ownCategory(1), name: "New", description: "New", order: 2 },
          { id: ownCategory(2), parentId: ownCategory(1), version },
        ],
        responses: {
          "PUT /v1/l1CategoryPO/{id}": () => record("l1CategoryPO"),
          "PUT /v1/l2CategoryPO/{id}": () => record("l2CategoryPO"),
        },
        calls: ["GET /v1/categoryPO", "PUT /v1/l1CategoryPO/{id}"],
        edit: ({ listed }) => ({
          base: { id: listed("level1") },
          changes: {
            ...each({ name: "Edited", order: 43, description: "Edited" }),
            parentId: [{ id: listed("level2") }, { id: listed("level2"), parentId: listed("level1", -1) }],
          },
        }),
      },
      moveCategory: {
        permission: "CATEGORY_UPDATE",
        inputs: [
          { id: ownCategory(1), afterId: ownCategory(1) },
          { id: ownCategory(2), beforeId: ownCategory(2) },
        ],
        responses: {
          "POST /v1/l1CategoryPO/{id}/position": () => [record("l1CategoryPO")],
          "POST /v1/l2CategoryPO/{id}/position": () => [record("l2CategoryPO")],
        },
      },
      deleteCategory: {
        permission: "CATEGORY_DELETE",
        inputs: [{ id: ownCategory(2), version }, { id: ownCategory(3) }],
        responses: {
          "DELETE /v1/l2CategoryPO/{id}": () => null,
          "DELETE /v1/l3CategoryPO/{id}": () => null,
        },
        calls: ["GET /v1/categoryPO", "DELETE /v1/l1CategoryPO/{id}"],
      },
    };
  },
});
