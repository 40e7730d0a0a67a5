/**
 * @generated SignedSource<<e08509faab0738779b89ec43a9b0e990>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type mutationError_error$data = {
  readonly __typename: string;
  readonly current?: {
    readonly __typename: string;
  } | null | undefined;
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

(node as any).hash = "53a04abd2baf33919e81a2bd738e8423";

export default node;
