import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { importAddress } from "#/app/addresses.ts";
import { mutationErrorText } from "#/relay/mutationErrorText.ts";
import { sendFile } from "#/upload/sendFile.ts";
import { useRequestUpload } from "#/upload/uploadMutations.ts";
import { useStartImport } from "./importMutations.ts";
import type { ImportKind } from "./importKinds.ts";

/** The largest file, in bytes: as the gateway has it. */
const mostBytes = 20_000_000;

/** Where a file is on its way. */
export type FileState =
  | { readonly step: "none" }
  | { readonly step: "sending"; readonly name: string; readonly percent: number }
  | { readonly step: "reading"; readonly name: string }
  | { readonly step: "refused"; readonly name: string; readonly text: string };

/** Sends a file and has it read; then the page of its import opens. What is wrong with it is said in its place. */
export function useImportFile(kind: ImportKind): {
  readonly state: FileState;
  readonly take: (files: readonly File[]) => void;
  readonly cancel: () => void;
} {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [state, setState] = useState<FileState>({ step: "none" });
  const [request] = useRequestUpload();
  const [start] = useStartImport();
  const run = useRef(new AbortController());
  useEffect(() => () => run.current.abort(), []);

  const send = async (file: File, signal: AbortSignal): Promise<void> => {
    const { name } = file;
    const tell = (next: FileState) => signal.aborted || setState(next);
    const refuse = (text: string) => tell({ step: "refused", name, text });
    if (file.size === 0) return void refuse(t`The file is empty.`);
    if (file.size > mostBytes) return void refuse(t`The file may have at most 20 MB.`);
    tell({ step: "sending", name, percent: 0 });
    const contentType = name.toLowerCase().endsWith(".jsonl") ? "application/jsonl" : "text/csv";
    const asked = await request({ purpose: "IMPORT_FILE", contentType, bytes: file.size });
    if (asked === undefined) return void tell({ step: "none" });
    if ("fieldErrors" in asked) return void refuse(mutationErrorText(asked));
    const { good } = asked;
    try {
      await sendFile(good, file, {
        signal,
        onProgress: (share) => tell({ step: "sending", name, percent: Math.floor(share * 100) }),
      });
    } catch {
      return void refuse(t`The connection broke off before the file had arrived. Try again.`);
    }
    tell({ step: "reading", name });
    const begun = await start({ kind, uploadId: good.id });
    if (signal.aborted) return;
    if (begun === undefined) return void tell({ step: "none" });
    if ("fieldErrors" in begun) return void refuse(mutationErrorText(begun));
    await navigate(importAddress(begun.jobId));
  };
  return {
    state,
    take: ([file]) => {
      if (file === undefined) return;
      run.current.abort();
      run.current = new AbortController();
      void send(file, run.current.signal);
    },
    cancel: () => {
      run.current.abort();
      setState({ step: "none" });
    },
  };
}
