/**
 * @generated SignedSource<<1f3775b911df711b5160bf57a50c0281>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type billing_company$data = {
  readonly billingAddress: {
    readonly " $fragmentSpreads": FragmentRefs<"address_address">;
  };
  readonly billingName: string | null | undefined;
  readonly gstinNumber: string | null | undefined;
  readonly " $fragmentType": "billing_company";
};
export type billing_company$key = {
  readonly " $data"?: billing_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"billing_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "billing_company"
};

(node as any).hash = "2c6cf7dbfd06307802eb6208539c5d9d";

export default node;
