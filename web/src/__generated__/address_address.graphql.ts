/**
 * @generated SignedSource<<91345e2f9390e3b94e9180cbd72d3786>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type address_address$data = {
  readonly area: string | null | undefined;
  readonly line1: string | null | undefined;
  readonly line2: string | null | undefined;
  readonly postalCode: string | null | undefined;
  readonly provinceCode: string | null | undefined;
  readonly region: string | null | undefined;
  readonly streetName: string | null | undefined;
  readonly streetNumber: string | null | undefined;
  readonly " $fragmentType": "address_address";
};
export type address_address$key = {
  readonly " $data"?: address_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"address_address">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "address_address"
};

(node as any).hash = "a6a2fe7a8157ff653ab15de33fd436c6";

export default node;
