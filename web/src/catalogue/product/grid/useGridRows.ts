import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { useFailureText } from "#/relay/useFailureText.ts";
import type { GridRow } from "./gridColumns.ts";
import { mostLoaded, readRows, type RowsOf, type RowWindow } from "./gridRows.ts";

/** Rows that were read of one list. */
export interface LoadedRows {
  /** Of which list. */
  readonly key: string;
  readonly rows: readonly GridRow[];
  readonly productCount: number;
  readonly totalCount: number;
  /** Where the next ones begin; null at the end. */
  readonly next: string | null;
}

export const hasMore = ({ next, rows }: LoadedRows): boolean => next !== null && rows.length < mostLoaded;

/** The rows of a list, one window after another. */
export function useGridRows(of: RowsOf, onRecords: (records: RowWindow["records"]) => void) {
  const environment = useRelayEnvironment();
  const failureText = useFailureText();
  const [read, setRead] = useState<LoadedRows | null>(null);
  const [failed, setFailed] = useState<{ readonly key: string; readonly text: string } | null>(null);
  const reading = useRef<{ readonly key: string; readonly rows: Promise<LoadedRows | null> } | null>(null);
  const key = JSON.stringify(of);

  const readNext = async (before: LoadedRows | null): Promise<LoadedRows | null> => {
    try {
      const window = await readRows(environment, of, before?.next ?? null);
      // What comes of another list is too late.
      if (reading.current?.key !== key) return null;
      const next: LoadedRows = {
        key,
        rows: [...(before?.rows ?? []), ...window.rows],
        productCount: (before?.productCount ?? 0) + window.productCount,
        totalCount: window.totalCount,
        next: window.next,
      };
      onRecords(window.records);
      setRead(next);
      setFailed(null);
      return next;
    } catch (error) {
      setFailed({ key, text: failureText(error) });
      return null;
    } finally {
      if (reading.current?.key === key) reading.current = null;
    }
  };
  /** Reads the rows behind those that are there, once at a time. */
  const readMore = (before: LoadedRows | null): Promise<LoadedRows | null> => {
    if (reading.current?.key === key) return reading.current.rows;
    const rows = readNext(before);
    reading.current = { key, rows };
    return rows;
  };
  const begin = useEffectEvent(() => void readMore(null));
  useEffect(() => {
    // Another list is read from its start.
    if (key !== "") begin();
  }, [key]);

  return {
    loaded: read?.key === key ? read : null,
    failure: failed?.key === key ? failed.text : null,
    readMore,
  };
}
