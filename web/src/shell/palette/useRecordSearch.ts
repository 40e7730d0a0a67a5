import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { searchTermOf } from "#/ui/searchTerm.ts";
import { type FoundRecord, type SearchedLists, searchRecords } from "./recordSearch.ts";

/** Document 2 §9: a search begins once typing has rested so long, in milliseconds. */
const rest = 200;
/** One letter finds half the catalogue. */
const fewestLetters = 2;

interface RecordSearch {
  readonly records: readonly FoundRecord[];
  /** `idle`: nothing to search for. `searching`: what is shown belongs to an earlier text. */
  readonly state: "idle" | "searching" | "found" | "failed";
}

/**
 * The records that match a text. Typing on calls the request under way off, so that answers never overtake each other. `lists`
 * stay the same ones as long as nothing of them changes.
 */
export function useRecordSearch(text: string, lists: SearchedLists): RecordSearch {
  const environment = useRelayEnvironment();
  const search = searchTermOf(text);
  const [found, setFound] = useState<{ search: string; records: readonly FoundRecord[]; hasFailed: boolean }>(
    {
      search: "",
      records: [],
      hasFailed: false,
    },
  );
  const isWorthIt = [...search].length >= fewestLetters;
  useEffect(() => {
    if (!isWorthIt) return undefined;
    let cancel: (() => void) | undefined;
    const timer = setTimeout(() => {
      cancel = searchRecords(
        environment,
        { ...lists, search },
        {
          onFound: (records) => setFound({ search, records, hasFailed: false }),
          onFailure: () => setFound({ search, records: [], hasFailed: true }),
        },
      );
    }, rest);
    return () => {
      clearTimeout(timer);
      cancel?.();
    };
  }, [environment, search, isWorthIt, lists]);
  if (!isWorthIt) return { records: [], state: "idle" };
  if (found.search !== search) return { records: found.records, state: "searching" };
  return { records: found.records, state: found.hasFailed ? "failed" : "found" };
}
