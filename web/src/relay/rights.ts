/* oxlint-disable relay/unused-fields -- what was read is shown from the store, by the frame and every page */
import { fetchQuery, graphql, type IEnvironment } from "relay-runtime";
import type { rightsQuery } from "#/__generated__/rightsQuery.graphql";
import { touchesOf } from "./Touches.ts";
import { storedViewer } from "./storeRecord.ts";

const query = graphql`
  query rightsQuery {
    viewer {
      permissions
      nextStep
      twoStepDueAt
      roleTitle
      systemRole
    }
  }
`;

/** Milliseconds in which reasons to ask are gathered. */
const gather = 300;
const asking = new WeakSet<IEnvironment>();

/** What the store knows that the viewer may do. */
function knownRights(environment: IEnvironment): string {
  let known = "";
  environment.commitUpdate((store) => {
    known = JSON.stringify(storedViewer(store)?.getValue("permissions") ?? null);
  });
  return known;
}

/**
 * Asks what the viewer may do now, because it may have changed: menu, buttons and pages follow from the store. Where it has,
 * everything else is out of date too, for what can be done with a record stands beside it. What cannot be read now is read
 * with the next page.
 */
export function refreshRights(environment: IEnvironment): void {
  if (asking.has(environment)) return;
  asking.add(environment);
  setTimeout(() => {
    asking.delete(environment);
    const before = knownRights(environment);
    fetchQuery<rightsQuery>(environment, query, {}, { fetchPolicy: "network-only" }).subscribe({
      complete: () => {
        if (knownRights(environment) === before) return;
        const ids = environment.getStore().getSource().getRecordIDs();
        environment.commitUpdate((store) => ids.forEach((id) => store.get(id)?.invalidateRecord()));
        touchesOf(environment).tellAll();
      },
      error: () => undefined,
    });
  }, gather);
}
