/**
 * @generated SignedSource<<77e7bf00d1b8f666714c780a8a241119>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type numbers_company$data = {
  readonly panNumber: string | null | undefined;
  readonly registrationDate: string | null | undefined;
  readonly registrationNumber: string | null | undefined;
  readonly " $fragmentType": "numbers_company";
};
export type numbers_company$key = {
  readonly " $data"?: numbers_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"numbers_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "numbers_company"
};

(node as any).hash = "f78e1e86e506001b4b88227ad92e4d8c";

export default node;
