/** What a reviewer has written of a product and not sent yet. */
export interface Notes {
  readonly remark: string;
  /** What is said of each field that is pointed at, by its path. */
  readonly fields: Readonly<Record<string, string>>;
}

const nothing: Notes = { remark: "", fields: {} };

/** Kept while the page is open, so that a look at the next product takes nothing away. */
const unsent = new Map<string, Notes>();

export const notesOf = (id: string): Notes => unsent.get(id) ?? nothing;

export function keepNotes(id: string, notes: Notes): void {
  unsent.set(id, notes);
}

export function dropNotes(id: string): void {
  unsent.delete(id);
}

/** The remark as it is sent: what was written, else what is said of the fields. */
export function remarkOf({ remark, fields }: Notes, labelOf: (path: string) => string): string {
  if (remark.trim() !== "") return remark.trim();
  const lines = Object.entries(fields).flatMap(([path, text]) =>
    text.trim() === "" ? [] : [`${labelOf(path)}: ${text.trim()}`],
  );
  return lines.join("\n").slice(0, 1000);
}
