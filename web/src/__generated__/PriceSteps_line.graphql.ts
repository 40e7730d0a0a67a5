/**
 * @generated SignedSource<<a8f58913ffd7266abac19e2c0f44f4d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LineDiscountKind = "BUNDLE_DISCOUNT" | "PRODUCT_DISCOUNT" | "SPECIAL_OFFER" | "VOLUME_DISCOUNT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PriceSteps_line$data = {
  readonly deliveryShare: string;
  readonly discounts: ReadonlyArray<{
    readonly kind: LineDiscountKind;
    readonly percentage: string;
    readonly unitPrice: string;
  }>;
  readonly giftPrice: string;
  readonly giftWrapping: boolean;
  readonly listPrice: string;
  readonly unitPrice: string;
  readonly " $fragmentType": "PriceSteps_line";
};
export type PriceSteps_line$key = {
  readonly " $data"?: PriceSteps_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceSteps_line">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unitPrice",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PriceSteps_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listPrice",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "giftWrapping",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "giftPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LineDiscount",
      "kind": "LinkedField",
      "name": "discounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percentage",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "OrderLine",
  "abstractKey": null
};
})();

(node as any).hash = "4ad14c45a58a9fcfd1eda4696b5716e7";

export default node;
