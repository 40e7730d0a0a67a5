/**
 * @generated SignedSource<<288a53722f957577823bcdfc5941cfe6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type weekHours_point$data = {
  readonly openingHours: ReadonlyArray<{
    readonly closes: string;
    readonly day: number;
    readonly opens: string;
  }>;
  readonly " $fragmentType": "weekHours_point";
};
export type weekHours_point$key = {
  readonly " $data"?: weekHours_point$data;
  readonly " $fragmentSpreads": FragmentRefs<"weekHours_point">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "weekHours_point"
};

(node as any).hash = "9d3f5f60f921327c760a10228bff95b9";

export default node;
