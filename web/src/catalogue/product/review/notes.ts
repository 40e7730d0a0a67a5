import type { IEnvironment } from "relay-runtime";

/** What a reviewer has written of a product and not sent yet. */
export interface Notes {
  readonly remark: string;
  /** What is said of each field that is pointed at, by its path. */
  readonly fields: Readonly<Record<string, string>>;
}

export const noNotes: Notes = { remark: "", fields: {} };

export function isEmpty({ remark, fields }: Notes): boolean {
  return remark === "" && Object.keys(fields).length === 0;
}

/** Notes that were kept in the browser, perhaps by an older console. */
export function readNotes({ remark, fields }: Readonly<Record<string, unknown>>): Notes {
  const said = typeof fields === "object" && fields !== null ? Object.entries<unknown>({ ...fields }) : [];
  return {
    remark: typeof remark === "string" ? remark : "",
    fields: Object.fromEntries(
      said.flatMap(([path, text]) => (typeof text === "string" ? [[path, text] as const] : [])),
    ),
  };
}

const known = new WeakMap<IEnvironment, Map<string, Notes>>();

/**
 * What the viewer has written and not sent, by the product's id, so that a look at the next product takes nothing away. It
 * lives as long as the session, which is known by its store.
 */
export function unsentNotes(environment: IEnvironment): Map<string, Notes> {
  const unsent = known.get(environment) ?? new Map<string, Notes>();
  known.set(environment, unsent);
  return unsent;
}

/** The remark as it is sent: what was written, else what is said of the fields. */
export function remarkOf({ remark, fields }: Notes, labelOf: (path: string) => string): string {
  if (remark.trim() !== "") return remark.trim();
  const lines = Object.entries(fields).flatMap(([path, text]) =>
    text.trim() === "" ? [] : [`${labelOf(path)}: ${text.trim()}`],
  );
  return lines.join("\n").slice(0, 1000);
}
