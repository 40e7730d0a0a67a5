import * as v from "valibot";
import { startStubService, type StubService } from "../../../bff/test/doubles/stubService.ts";

/** A service that has users, and tells of what the benchmark lets happen. */
export interface EventService {
  readonly stub: StubService;
  /** Lets something happen: a record of one of four types is saved. */
  happen(): void;
}

const kinds = ["brand", "banner", "collection", "category"] as const;
const credentials = v.object({ email: v.string() });

function userOf(id: string) {
  return {
    user_po_id: Number(id),
    company_po_id: 1,
    business_name: "Verdant",
    first_name: "Anjali",
    last_name: "Rao",
    active: true,
    pw_changed: true,
    primary_login: true,
    signup_process_over: true,
  };
}

/** Starts it on a free port. Who signs in as `7@bench.test` is user 7 of company 1. */
export async function startEventService(): Promise<EventService> {
  const events: object[] = [];
  const waiting = new Set<() => void>();
  const stub = await startStubService(
    {
      "POST /signin": ({ body }) => ({
        body: [userOf(v.parse(credentials, body).email.split("@")[0] ?? "")],
      }),
      "GET /v1/account/user_po_id/{id}": (_call, [id = ""]) => ({ body: [userOf(id)] }),
      "GET /v1/event": async ({ query }) => {
        const after = query.get("after");
        const from = after === null ? events.length : Number(after.split("-")[1]);
        if (after !== null && from === events.length)
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, 25_000);
            waiting.add(() => {
              clearTimeout(timer);
              resolve();
            });
          });
        return { body: { cursor: `1-${events.length}`, events: events.slice(from) } };
      },
    },
    () => ({ status: 404, body: {} }),
  );
  return {
    stub,
    happen() {
      const id = events.length + 1;
      const kind = kinds[id % kinds.length] ?? "brand";
      events.push({
        event_id: id,
        company_po_id: 1,
        seller_id: null,
        type: `${kind}.changed`,
        entity: kind === "category" ? "category1" : kind,
        entity_id: id,
        actor: "owner:9999",
        data: {},
        occurred_at: new Date().toISOString(),
      });
      for (const wake of waiting) wake();
      waiting.clear();
    },
  };
}
