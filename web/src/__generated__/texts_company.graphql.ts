/**
 * @generated SignedSource<<871cf5cd1b8089c3502ca952c92bd3ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type texts_company$data = {
  readonly aboutUs: string | null | undefined;
  readonly terms: string | null | undefined;
  readonly " $fragmentType": "texts_company";
};
export type texts_company$key = {
  readonly " $data"?: texts_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"texts_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "texts_company"
};

(node as any).hash = "b3df8b0faa5d51e366aba13a0492a2ab";

export default node;
