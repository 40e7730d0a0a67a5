import type { SessionUser } from "../access/user.ts";
import type { ChatEvent } from "../chat/event.ts";
import type { Ear } from "../live/ear.ts";
import { Bursts } from "./bursts.ts";
import type { Happening } from "./happening.ts";
import { mayHear, ruleOf } from "./rules.ts";

/** Many of a kind at once, in the place of each of them. */
export interface ManyHappened {
  readonly kind: "many";
  readonly count: number;
  /** One of them, for what they have in common. */
  readonly last: Happening;
}

/** What `viewerEvents` tells of. */
export type ViewerEvent = ChatEvent | Happening | ManyHappened;

/** Hears everything that is for a user, by their rights as they are at the time. */
export function createViewerEar(viewer: SessionUser): Ear<ViewerEvent> {
  let user = viewer;
  let bursts: Bursts<Happening> | null = null;
  return {
    hear(event, tell) {
      if (event.kind !== "happened") {
        tell(event);
        return;
      }
      const rule = ruleOf(event);
      if (rule === undefined || !mayHear(user, event)) return;
      bursts ??= new Bursts<Happening>(tell, (last, count) => tell({ kind: "many", count, last }));
      bursts.add(rule.nodeType, event);
    },
    mayTell(event) {
      if (event.kind === "many") return mayHear(user, event.last);
      return event.kind !== "happened" || mayHear(user, event);
    },
    follow(now) {
      user = now;
    },
    close() {
      bursts?.close();
    },
  };
}
