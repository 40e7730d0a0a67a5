import { createStore, del, delMany, entries, get, set } from "idb-keyval";
import * as v from "valibot";

/** How long a draft is kept, in milliseconds: 14 days (decision D-77). */
const lifetime = 14 * 24 * 60 * 60 * 1000;

const keptDraft = v.object({
  at: v.number(),
  values: v.record(v.string(), v.unknown()),
  base: v.record(v.string(), v.unknown()),
  version: v.optional(v.string()),
  /** The fields with a chosen file, which is not kept, by name. */
  lost: v.optional(v.array(v.string())),
});

/** What of a form is kept. The values are read with suspicion: an older console may have written them. */
export type KeptValues = v.InferOutput<typeof keptDraft>;

const draftKey = v.tuple([v.string(), v.string()]);

const store = createStore("back-office-drafts", "drafts");

/** Keeps a form's values for one person. */
export async function writeDraft(owner: string, form: string, draft: KeptValues): Promise<void> {
  await set([owner, form], draft, store);
}

/** What this person left in this form; undefined when there is nothing, or nothing that is young enough. */
export async function readDraft(owner: string, form: string): Promise<KeptValues | undefined> {
  const found = v.safeParse(keptDraft, await get<unknown>([owner, form], store));
  const isYoung = found.success && isFresh(found.output);
  void sweep().catch(() => undefined);
  return isYoung ? found.output : undefined;
}

/** Keeps what is kept under one name under another, in place of what is there; undefined when there is nothing to move. */
export async function moveDraft(owner: string, from: string, to: string): Promise<KeptValues | undefined> {
  const draft = await readDraft(owner, from);
  if (draft === undefined) return undefined;
  await writeDraft(owner, to, draft);
  await removeDraft(owner, from);
  return draft;
}

export async function removeDraft(owner: string, form: string): Promise<void> {
  await del([owner, form], store);
}

/** Forgets what a person has left, or what anybody has left when nobody knows who it was. For the sign-out. */
export async function removeDraftsOf(owner: string | null): Promise<void> {
  await removeWhere(([ofWhom]) => owner === null || ofWhom === owner);
}

function isFresh({ at }: { readonly at: number }): boolean {
  return Date.now() - at < lifetime;
}

/** Drafts of people who never came back go too. */
async function sweep(): Promise<void> {
  await removeWhere((_key, draft) => {
    const found = v.safeParse(keptDraft, draft);
    return !found.success || !isFresh(found.output);
  });
}

async function removeWhere(
  isUnwanted: (key: readonly [string, string], draft: unknown) => boolean,
): Promise<void> {
  const all = await entries<IDBValidKey, unknown>(store);
  const unwanted = all.flatMap(([key, draft]) => {
    const parsed = v.safeParse(draftKey, key);
    return parsed.success && isUnwanted(parsed.output, draft) ? [key] : [];
  });
  await delMany(unwanted, store);
}
