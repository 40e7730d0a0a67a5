/**
 * @generated SignedSource<<eb9eab5d3594e73ceefc9713a6167442>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type SystemRole = "ACCOUNTS" | "CATALOGUE_MANAGER" | "COMPANY_STAFF" | "LOCATION_OWNER" | "LOCATION_STAFF" | "LOCATION_VIEWER" | "ORDER_DESK" | "OWNER" | "PACKER" | "VIEWER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type roleWords_role$data = {
  readonly key: SystemRole | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "roleWords_role";
};
export type roleWords_role$key = {
  readonly " $data"?: roleWords_role$data;
  readonly " $fragmentSpreads": FragmentRefs<"roleWords_role">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "roleWords_role"
};

(node as any).hash = "6f071f3e9e65d878b0b003df0b97dd46";

export default node;
