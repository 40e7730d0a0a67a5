import DataLoader from "dataloader";
import * as v from "valibot";
import type { RecordContext } from "../graphql/context.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import { decodeRecords, idField } from "../rest/recordFields.ts";
import { pickupPointVersion } from "./fields.ts";
import { type PickupPoint, pickupPointRecord } from "./record.ts";

/** Pickup points by id. */
export const pickupPoints = ownedRecords<PickupPoint>({
  typeName: "PickupPoint",
  path: "/v1/companyPickupPoint",
  key: "pickup_point_id",
  record: pickupPointRecord,
});

/** How edits of pickup points compare versions. */
export const pickupPointEditing = { records: pickupPoints, version: pickupPointVersion };

/** The most days that are looked ahead. */
export const mostDates = 14;

const datesRecord = v.object({ pickup_point_id: idField, dates: v.array(v.string()) });
const key = {};

/** The next days on which a pickup point can hand over what is ordered now; of all that are asked for in one call. */
export function loadNextDates(context: RecordContext, id: string): Promise<readonly string[]> {
  const loader = context.loader(
    key,
    () =>
      new DataLoader<string, readonly string[]>(
        async (ids) => {
          const { body } = await context.rest.get({
            template: "/v1/companyPickupPoint/next_dates",
            query: { ids: ids.join(","), count: String(mostDates) },
          });
          const found = new Map(
            decodeRecords(datesRecord, body).map((row) => [row.pickup_point_id, row.dates]),
          );
          return ids.map((one) => found.get(one) ?? []);
        },
        { maxBatchSize: 200 },
      ),
  );
  return loader.load(id);
}
