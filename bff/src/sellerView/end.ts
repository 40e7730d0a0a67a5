import type { RequestLogger } from "../graphql/context.ts";
import type { RestClient } from "../rest/client.ts";
import { toRestId } from "../rest/recordFields.ts";
import type { EndedView } from "./view.ts";

/** Tells the service that a view is over, for the audit trail. It is over whether that can be said or not; the service then says it itself. */
export async function tellOfViewEnd(
  rest: Pick<RestClient, "send">,
  log: Pick<RequestLogger, "warn">,
  { id, sellerId, requests }: EndedView,
): Promise<void> {
  try {
    await rest.send({
      method: "POST",
      template: "/v1/companySeller/{id}/viewEnd",
      params: { id: sellerId },
      body: { view_id: toRestId(id), requests },
    });
  } catch (error) {
    log.warn({ err: error }, "the end of a view was not told");
  }
}
