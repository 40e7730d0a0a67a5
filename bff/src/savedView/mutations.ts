import * as v from "valibot";
import { allows } from "../access/rules.ts";
import { changeMutation, type SuccessFields } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { editInput } from "../graphql/editMutation.ts";
import { ForbiddenError } from "../graphql/errors.ts";
import { idempotencyKey, idOf, toRestBody, version } from "../graphql/inputFields.ts";
import { moveFields } from "../graphql/movePosition.ts";
import { refuse } from "../graphql/validate.ts";
import { sendEdit, sendUnlessStale } from "../graphql/version.ts";
import { offered } from "../rest/orDocumented.ts";
import { toRestId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { listField, savedViewFields } from "./fields.ts";
import type { ListedView, SavedView } from "./record.ts";
import { arrange, loadListed, mayChange, mostViews, savedViewEditing, savedViews } from "./source.ts";
import { ListedViewType, SavedViewType } from "./type.ts";

/** Who may share; whose view it is decides about the rest. */
function checkSharing(context: Context): void {
  if (!allows(currentUser(context), "VIEW_CREATE")) throw new ForbiddenError();
}

/** A view that the viewer may change. Throws `NotFoundError` and `ForbiddenError`. */
async function requireChangeable(context: Context, id: string): Promise<SavedView> {
  const view = await savedViews.require(context, id);
  if (!mayChange(currentUser(context), view)) throw new ForbiddenError();
  return view;
}

/** Whose a view is to be. */
function ownerBody(context: Context, isShared: boolean) {
  return { account_id: isShared ? null : toRestId(currentUser(context).userId) };
}

/** All views of the list, as the viewer sees them now. */
const listed: SuccessFields<{ readonly list: string; readonly listed?: readonly ListedView[] }> = (t) => ({
  savedViews: t.field({
    type: [ListedViewType],
    most: mostViews,
    description: "All views of the list, as the viewer sees them now.",
    resolve: async (success, _args, context) =>
      success.listed ?? (await loadListed(context, currentUser(context), success.list)) ?? [],
  }),
});

/** The view as the service keeps it, and all views of the list. */
const written: SuccessFields<{ readonly row: SavedView; readonly list: string }> = (t) => ({
  savedView: t.expose("row", { type: SavedViewType, description: "The view, as the service keeps it now." }),
  savedViews: t.field({
    type: [ListedViewType],
    most: mostViews,
    description: "All views of the list, as the viewer sees them now.",
    resolve: async ({ list }, _args, context) =>
      (await loadListed(context, currentUser(context), list)) ?? [],
  }),
});

changeMutation({
  name: "addSavedView",
  description:
    "Keeps a view of a list, at most 50 of one's own and 50 shared ones a list. A shared one asks for `VIEW_CREATE`. Not for API tokens.",
  permission: { inPerson: true },
  input: {
    description: "A new view.",
    argument: "The new view.",
    fields: { list: listField, ...savedViewFields, idempotencyKey },
  },
  async run({ list, name, state, isShared, idempotencyKey }, context) {
    if (isShared) checkSharing(context);
    const { companyId, sellerId } = currentUser(context);
    const body = {
      ...toRestBody(savedViewFields, { name, state }),
      ...ownerBody(context, isShared),
      list_name: list,
      company_po_id: toRestId(companyId),
      ...(sellerId !== null && { seller_id: toRestId(sellerId) }),
    };
    const response = await offered(
      context.rest.send({ method: "POST", template: savedViews.path, body, idempotencyKey }),
    );
    return { row: await savedViews.written(context, response.body, { body }), list };
  },
  success: { description: "The view is kept.", fields: written },
});

changeMutation({
  name: "editSavedView",
  description:
    "Changes a view of the viewer's own, or with `VIEW_CREATE` one that is shared where they act. Not for API tokens.",
  permission: { inPerson: true },
  input: editInput("view", "SavedView", savedViewFields),
  async run({ id, version: given, name, state, isShared }, context) {
    const view = await requireChangeable(context, id);
    if (isShared === true) checkSharing(context);
    const body = {
      ...toRestBody(savedViewFields, { name, state }),
      ...(isShared !== undefined && ownerBody(context, isShared)),
    };
    const row = await sendEdit(context, savedViewEditing, view, given, body);
    // A list may open with it.
    context.session.outdate();
    return { row, list: view.list };
  },
  success: { description: "The view was changed.", fields: written },
});

changeMutation({
  name: "deleteSavedView",
  description:
    "Deletes a view of the viewer's own, or with `VIEW_CREATE` one that is shared where they act. Not for API tokens.",
  permission: { inPerson: true },
  input: {
    description: "Which view to delete.",
    argument: "Which one.",
    fields: { id: idOf("SavedView", "The view."), version },
  },
  async run(input, context) {
    const view = await requireChangeable(context, input.id);
    await sendUnlessStale(context, savedViewEditing, view, input.version, {
      method: "DELETE",
      template: `${savedViews.path}/{id}`,
      params: { id: view.id },
    });
    savedViews.forget(context, view.id);
    context.session.outdate();
    return { deletedId: input.id, list: view.list };
  },
  success: {
    description: "The view was deleted.",
    fields: (t) => ({ deletedId: t.exposeID("deletedId", { description: "The id it had." }) }),
  },
});

/** The ids of the views for which something holds, once it holds for one of them or does not. */
function idsWith(
  views: readonly ListedView[],
  { id }: SavedView,
  holds: (listed: ListedView) => boolean,
  is: boolean | null,
): readonly string[] | undefined {
  if (is === null) return undefined;
  return views.filter((one) => (one.view.id === id ? is : holds(one))).map(({ view }) => view.id);
}

const yesOrNo = v.nullish(v.boolean("Say yes or no"), null);

changeMutation({
  name: "arrangeSavedView",
  description:
    "Pins a view as a tab of its list, at most 5, or hides it from the others; for the viewer alone. Not for API tokens.",
  permission: { inPerson: true },
  input: {
    description: "How the viewer wants to see a view.",
    argument: "Which view, and how.",
    fields: {
      id: idOf("SavedView", "The view."),
      isPinned: {
        type: "Boolean",
        description: "Whether it is a tab; null as it is.",
        rule: yesOrNo,
        rest: "pinned_ids",
      },
      isHidden: {
        type: "Boolean",
        description: "Whether it stands apart from the others; null as it is.",
        rule: yesOrNo,
      },
    },
  },
  async run({ id, isPinned, isHidden }, context) {
    const view = await savedViews.require(context, id);
    const rows = await arrange(context, view.list, (before) => {
      const pinned_ids = idsWith(before, view, (one) => one.isPinned, isPinned);
      const hidden_ids = idsWith(before, view, (one) => one.isHidden, isHidden);
      return { ...(pinned_ids && { pinned_ids }), ...(hidden_ids && { hidden_ids }) };
    });
    return { list: view.list, listed: rows };
  },
  success: { description: "The view stands as the viewer wants it.", fields: listed },
});

changeMutation({
  name: "moveSavedView",
  description:
    "Puts a view at another place among the views of its list, for the viewer alone. Not for API tokens.",
  permission: { inPerson: true },
  input: {
    description: "Another place for a view.",
    argument: "What to put where.",
    fields: moveFields("SavedView", "The view that moves."),
  },
  async run({ id, afterId, beforeId }, context) {
    if (afterId !== null && beforeId !== null) refuse("beforeId", "Give only one of afterId and beforeId");
    const siblingId = afterId ?? beforeId;
    const [view, sibling] = await Promise.all([
      savedViews.require(context, id),
      siblingId === null ? null : savedViews.require(context, siblingId),
    ]);
    const rows = await arrange(context, view.list, (before) => {
      const ids = before.map((one) => one.view.id).filter((one) => one !== view.id);
      const at = sibling === null ? -1 : ids.indexOf(sibling.id);
      return { order_ids: ids.toSpliced(beforeId === null ? at + 1 : Math.max(at, 0), 0, view.id) };
    });
    return { list: view.list, listed: rows };
  },
  success: { description: "The view stands where it was wanted.", fields: listed },
});

changeMutation({
  name: "setDefaultView",
  description:
    "Chooses the view that a list opens with, for the viewer alone, or with `VIEW_CREATE` for everybody who has chosen none. Not for API tokens.",
  permission: { inPerson: true },
  input: {
    description: "What a list opens with.",
    argument: "The list, and what it opens with.",
    fields: {
      list: listField,
      viewId: {
        ...idOf("SavedView", "The view; null for none."),
        required: false,
        rule: v.nullish(v.string(), null),
        rest: ["default_view_id", "is_default"],
      },
      forEverybody: {
        type: "Boolean",
        required: true,
        default: false,
        description: "Whether it is for everybody where the viewer acts. It is a shared view then.",
        rule: v.boolean("Say yes or no"),
      },
    },
  },
  async run({ list, viewId, forEverybody }, context) {
    if (forEverybody) checkSharing(context);
    const view = viewId === null ? null : await savedViews.require(context, viewId);
    if (view !== null && view.list !== list) refuse("viewId", "There is no such view");
    if (!forEverybody) {
      const rows = await arrange(context, list, () => ({ default_view_id: view && view.id }));
      context.session.outdate();
      return { list, listed: rows };
    }
    const user = currentUser(context);
    const before = (await loadListed(context, user, list)) ?? [];
    const set = view ?? before.find((one) => isCommon(one.view) && mayChange(user, one.view))?.view;
    if (set === undefined) return { list, listed: before };
    if (!mayChange(user, set)) throw new ForbiddenError();
    await sendEdit(context, savedViewEditing, set, undefined, { is_default: view !== null });
    context.session.outdate();
    return { list };
  },
  success: { description: "The list opens with it from now on.", fields: listed },
});

const isCommon = ({ isDefaultForEverybody }: SavedView): boolean => isDefaultForEverybody;
