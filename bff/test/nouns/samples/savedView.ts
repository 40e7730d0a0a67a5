import * as v from "valibot";
import { savedViewFields, savedViewVersion } from "../../../src/savedView/fields.ts";
import { savedViewRecord } from "../../../src/savedView/record.ts";
import { collection, ids } from "../../isolation/tenants.ts";
import { each } from "../edit.ts";
import { type MutationSample, sample } from "../sample.ts";
import { words } from "../words.ts";

const path = "/v1/companySavedView";
const ofList = `${path}/account/{id}/{list}`;

sample({
  nodes: { SavedView: { of: "person", made: ({ owner }) => ownView(owner) } },
  collections: {
    // Those of one's own are their user's alone: the last but one is a colleague's, the last is shared.
    companySavedView: collection("view_id", {
      links: ["account_id"],
      values: (_whose, id, mark) => ({
        seller_id: null,
        list_name: "products",
        view_name: `${mark} name`,
        state: {
          search: `${mark} search`,
          filters: [{ name: "brand", values: [`${mark} value`] }],
          sort: { column: `${mark} column`, direction: "desc" },
          columns: [{ id: `${mark} column`, width: id }],
          page_size: 25,
          mode: `${mark} mode`,
        },
        is_default: false,
        is_pinned: true,
        is_hidden: false,
        is_own_default: true,
      }),
      more: [
        {
          view_id: ids.neighbour,
          account_id: ids.neighbour,
          view_name: "FOREIGN name",
          state: { search: "FOREIGN search" },
        },
        { view_id: 2, account_id: null },
      ],
    }),
  },
  arguments: { "Viewer.savedViews": ['list: "products"'] },
  fields: [[savedViewFields, `POST ${path}`]],
  mutations({ own, record }) {
    const kept = record("companySavedView");
    const version = savedViewVersion(v.parse(savedViewRecord, kept));
    const id = own("SavedView");
    const state = {
      search: "lamp",
      filters: [{ name: "brand", values: ["1"] }],
      sort: { column: "name", isDescending: true },
      columns: [{ column: "name", width: 200 }],
      pageSize: 10,
      mode: "tree",
    };
    const ofPerson = {
      permission: null,
      inPerson: true,
      trail: "what is shared, and of a person's own console nothing",
    } satisfies Partial<MutationSample>;
    const arranged = {
      ...ofPerson,
      responses: { [`PUT ${ofList}`]: () => [kept] },
    };
    return {
      addSavedView: {
        ...ofPerson,
        inputs: [{ list: "products", name: "Lamps", state, isShared: true, idempotencyKey: "key" }],
        responses: { [`POST ${path}`]: () => kept },
      },
      editSavedView: {
        ...ofPerson,
        inputs: [
          { id, name: "Desks", state, isShared: false },
          { id, name: "Desks", version },
        ],
        responses: { [`PUT ${path}/{id}`]: () => kept },
        edit: async ({ owner }) => ({
          base: { id: await ownView(owner) },
          changes: each({ name: "Edited", state, isShared: true }),
        }),
      },
      deleteSavedView: {
        ...ofPerson,
        inputs: [{ id, version }],
        responses: { [`DELETE ${path}/{id}`]: () => null },
      },
      arrangeSavedView: { ...arranged, inputs: [{ id, isPinned: false, isHidden: true }] },
      moveSavedView: {
        ...arranged,
        inputs: [
          { id, afterId: id },
          { id, beforeId: id },
        ],
      },
      setDefaultView: { ...arranged, inputs: [{ list: "products", viewId: id, forEverybody: false }] },
    };
  },
  access: {
    inPersonOnly: {
      fields: [
        ...words(
          "SavedView",
          "createdAt databaseId id isDefaultForEverybody isShared list name state updatedAt version viewerCanChange",
        ),
        "Query.viewer.defaultViews",
        "Query.viewer.savedViews",
      ],
    },
  },
});

async function ownView(owner: { send: (document: string) => Promise<unknown> }): Promise<string> {
  const response = await owner.send(`mutation { addSavedView(input: { list: "edits",
    name: "${crypto.randomUUID()}", state: { filters: [] }, isShared: false }) {
    ... on AddSavedViewSuccess { savedView { id } } } }`);
  return v.parse(added, response).data.addSavedView.savedView.id;
}

const added = v.object({
  data: v.object({ addSavedView: v.object({ savedView: v.object({ id: v.string() }) }) }),
});
