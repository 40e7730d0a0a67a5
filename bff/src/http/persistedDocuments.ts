import { readFileSync, statSync } from "node:fs";
import * as v from "valibot";

const documentsFile = v.record(v.string(), v.string());

/** So many letters of an id stand for all of it in a console that was built (web/vite/leanArtifacts.ts): 128 bits. */
const shortId = 32;

/** The console's own documents by id, whole or short. */
export interface PersistedDocuments {
  find(id: string): string | null;
}

/**
 * Reads the list that relay-compiler writes. With `reload` (developer mode) a missing id makes it look whether the
 * file has changed. Throws when the file is missing or is no list of documents.
 */
export function readPersistedDocuments(file: string, reload: boolean): PersistedDocuments {
  const read = (): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(v.parse(documentsFile, JSON.parse(readFileSync(file, "utf8")))).flatMap(([id, text]) => [
        [id, text],
        [id.slice(0, shortId), text],
      ]),
    );
  let documents = read();
  let readAt = statSync(file).mtimeMs;
  return {
    find(id) {
      const known = documents.get(id);
      if (known !== undefined || !reload) return known ?? null;
      const changedAt = statSync(file).mtimeMs;
      if (changedAt !== readAt) {
        readAt = changedAt;
        documents = read();
      }
      return documents.get(id) ?? null;
    },
  };
}
