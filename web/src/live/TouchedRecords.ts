import type { IEnvironment } from "relay-runtime";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { readTouched } from "./touchedRecordsQuery.ts";
import { type TouchedRecord, type Touches, touchesOf } from "#/relay/Touches.ts";

/** Milliseconds in which records are gathered before they are read together. */
const gather = 300;
/** So many are read at once; of more their lists read themselves again. */
const most = 50;
/** Types whose fields mean something else in others under the same name are read apart, under a name of their own. */
const groups: Readonly<Record<string, string>> = {
  Product: "products",
  Fulfilment: "fulfilments",
  Order: "orders",
  StaffMember: "people",
  CompanyRole: "roles",
  Company: "companies",
  Vendor: "vendors",
  DeliveryUser: "deliveryUsers",
  PickupPoint: "pickupPoints",
};
/** Milliseconds between two readings of a list while it changes faster than anybody can look. */
const restOfLists = 5_000;

/**
 * Brings what others have changed to the screen: records that stand there are read again by their ids, lists are told of
 * what came and went, and what is not on the screen is out of date on its next visit.
 */
export class TouchedRecords {
  readonly #environment: IEnvironment;
  readonly #touches: Touches;
  /** What is to be read, by id. */
  readonly #waiting = new Map<string, { readonly kind: string; readonly author: string | null }>();
  /** The types of which too many came, and when that was told last. */
  readonly #crowds = new Map<string, number>();
  #isGathering = false;

  constructor(environment: IEnvironment) {
    this.#environment = environment;
    this.#touches = touchesOf(environment);
    this.#touches.add = (record) => this.add(record);
  }

  add({ kind, nodeId, change, byName, byViewer }: TouchedRecord): void {
    this.#touches.noteTouched(kind, nodeId);
    this.#gather();
    if (change === "DELETED") {
      this.#touches.noteDeleted(nodeId, byName ?? null);
      this.#touches.tell(kind, { change: "deleted", id: nodeId });
      return;
    }
    // The window in which somebody saves something has it from the response.
    if (byViewer && document.hasFocus()) return;
    if (change === "CREATED") {
      if (!byViewer) this.#touches.tell(kind, { change: "created", id: nodeId });
      return;
    }
    if (!this.#touches.isShown(nodeId)) return;
    if (this.#waiting.size < most)
      this.#waiting.set(nodeId, { kind, author: byViewer ? null : (byName ?? null) });
    else this.addMany(kind);
  }

  addMany(kind: string): void {
    this.#touches.noteTouched(kind, null);
    this.#gather();
    const rest = (this.#crowds.get(kind) ?? Number.NEGATIVE_INFINITY) + restOfLists - performance.now();
    // One that waits already brings what comes meanwhile.
    if (rest > restOfLists) return;
    const wait = Math.max(0, rest);
    this.#crowds.set(kind, performance.now() + wait);
    setTimeout(() => this.#touches.tell(kind, { change: "many" }), wait);
  }

  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    setTimeout(() => {
      this.#isGathering = false;
      void this.#read().catch(() => undefined);
    }, gather);
  }

  /** What cannot be read now is read on the next visit. */
  async #read(): Promise<void> {
    const waiting = new Map(this.#waiting);
    this.#waiting.clear();
    if (waiting.size > 0) {
      const grouped = Map.groupBy(waiting, ([, { kind }]) => groups[kind] ?? "others");
      const idsOf = (group: string) => grouped.get(group)?.map(([id]) => id) ?? [];
      const products = idsOf("products");
      const variables = {
        products,
        subjects: products.filter((id) => this.#touches.isSubject(id)),
        fulfilments: idsOf("fulfilments"),
        orders: idsOf("orders"),
        people: idsOf("people"),
        roles: idsOf("roles"),
        companies: idsOf("companies"),
        vendors: idsOf("vendors"),
        deliveryUsers: idsOf("deliveryUsers"),
        pickupPoints: idsOf("pickupPoints"),
        others: idsOf("others"),
      };
      for (const { id, version } of await readTouched(this.#environment, variables)) {
        const author = waiting.get(id)?.author;
        if (author != null) this.#touches.noteAuthor(version, author);
      }
    }
    this.#environment.commitUpdate(invalidateLists);
  }
}
