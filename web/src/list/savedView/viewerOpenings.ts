/* oxlint-disable relay/unused-fields -- what keeps them reads them */
import { graphql } from "react-relay";
import { forgetOpenings } from "#/relay/opening.ts";
import { keepOpenings, type Opening } from "./openings.ts";

/** A person with what their lists open with; null where the service does not say. */
interface Opens {
  readonly email: string;
  readonly defaultViews: readonly Opening[] | null | undefined;
}

/** Keeps what the lists of somebody who has just signed in open with, before the first of them is asked for. */
export function keepOpeningsOf({ defaultViews }: Opens): void {
  // What pages asked for was asked for by whoever was here before.
  forgetOpenings();
  if (defaultViews) keepOpenings(defaultViews);
}

let said = "";

/** Follows what the frame hears of the person. The same once more is older than what was chosen since. */
export function followOpeningsOf({ email, defaultViews }: Opens): void {
  const now = JSON.stringify([email, defaultViews]);
  if (!defaultViews || now === said) return;
  said = now;
  keepOpenings(defaultViews);
}

// Masked by nothing: read without Relay's hooks, which the sign-in page is drawn without.
// oxlint-disable-next-line no-unused-expressions -- a fragment of the sign-in and of the frame
graphql`
  fragment viewerOpenings_viewer on Viewer {
    email
    defaultViews {
      list
      viewId
      state {
        search
        filters {
          name
          values
        }
        sort {
          column
          isDescending
        }
        pageSize
        mode
      }
    }
  }
`;
