/**
 * @generated SignedSource<<316a8d59372e2372c017bdf733b35778>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type provinces_country$data = {
  readonly provinces: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "provinces_country";
};
export type provinces_country$key = {
  readonly " $data"?: provinces_country$data;
  readonly " $fragmentSpreads": FragmentRefs<"provinces_country">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "provinces_country"
};

(node as any).hash = "69d8df2d37d13e5be3e04fc753ffc9f9";

export default node;
