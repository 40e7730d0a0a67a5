/**
 * @generated SignedSource<<dfa630871ebcaee86d4a51532ecf9314>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pickupPointForm_point$data = {
  readonly address: {
    readonly " $fragmentSpreads": FragmentRefs<"address_address">;
  };
  readonly closedDays: ReadonlyArray<{
    readonly date: string;
    readonly note: string | null | undefined;
  }>;
  readonly contactName: string | null | undefined;
  readonly email: string | null | undefined;
  readonly instructions: string | null | undefined;
  readonly keepDays: number;
  readonly leadTimeHours: number;
  readonly maxOrdersPerDay: number | null | undefined;
  readonly name: string;
  readonly phone: string;
  readonly seller: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"weekHours_point">;
  readonly " $fragmentType": "pickupPointForm_point";
};
export type pickupPointForm_point$key = {
  readonly " $data"?: pickupPointForm_point$data;
  readonly " $fragmentSpreads": FragmentRefs<"pickupPointForm_point">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "pickupPointForm_point"
};

(node as any).hash = "d1e3968549243717f4bbea9072cc4247";

export default node;
