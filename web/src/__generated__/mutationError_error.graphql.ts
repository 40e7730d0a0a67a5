/**
 * @generated SignedSource<<e7c6f1890298fc26c5e60e050a64d24b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type mutationError_error$data = {
  readonly __typename: string;
  readonly issues?: ReadonlyArray<{
    readonly message: string;
    readonly path: ReadonlyArray<string>;
  }>;
  readonly message: string;
  readonly " $fragmentType": "mutationError_error";
};
export type mutationError_error$key = {
  readonly " $data"?: mutationError_error$data;
  readonly " $fragmentSpreads": FragmentRefs<"mutationError_error">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "mutationError_error"
};

(node as any).hash = "80e73569d2b8da090deed670905659b2";

export default node;
