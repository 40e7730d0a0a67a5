import type { Context, ProgressPart } from "../graphql/context.ts";
import { RestError } from "../rest/error.ts";
import { toRestId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";

/** The path of a page-progress marker, for example `/v1/companyPO/page8`. */
export function progressPath(page: number): string {
  return `/v1/companyPO/page${page}`;
}

/** What every marker sends (Document 1 §7). */
export function progressBody(context: Context): { readonly company_po_id: string | number } {
  return { company_po_id: toRestId(currentUser(context).companyId) };
}

type MarkedPart = Exclude<ProgressPart, "finish">;

/** How many milliseconds what was saved waits for its marker; a service that says nothing would hold it up for seconds. */
export const markerPatience = 1_000;

/**
 * Tells the service that a part of onboarding was done (Document 1 §4). Call it after the save succeeded. It never
 * throws because of the service: a failure is tried once more and then logged, and the save stands (decision D-40).
 * A marker that takes longer goes on while the save is answered. Does nothing for a part that has no page in this
 * installation.
 */
export async function markProgress(context: Context, part: MarkedPart): Promise<void> {
  const page = context.installation.progressPages[part];
  if (page === undefined) return;
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((end) => {
    timer = setTimeout(end, markerPatience);
  });
  await Promise.race([sendMarker(context, part, page), enough]).finally(() => clearTimeout(timer));
}

async function sendMarker(context: Context, part: MarkedPart, page: number): Promise<void> {
  const mark = () =>
    context.rest.send({ method: "POST", template: progressPath(page), body: progressBody(context) });
  try {
    await mark().catch((error: unknown) => {
      if (error instanceof RestError) return mark();
      throw error;
    });
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    context.log.warn({ err: error, part, page }, "The progress of onboarding could not be marked.");
  }
}
