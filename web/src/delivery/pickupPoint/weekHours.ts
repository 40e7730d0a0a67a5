import { graphql, readInlineData } from "relay-runtime";
import type { weekHours_point$key } from "#/__generated__/weekHours_point.graphql";
import { weekOf, type WeekHours } from "./openingHours.ts";

/** When a pickup point is open, day by day. */
export function readWeek(pointKey: weekHours_point$key): WeekHours {
  const { openingHours } = readInlineData(
    graphql`
      fragment weekHours_point on PickupPoint @inline {
        openingHours {
          day
          opens
          closes
        }
      }
    `,
    pointKey,
  );
  return weekOf(openingHours.map(({ day, opens, closes }) => ({ day, opens, closes })));
}
