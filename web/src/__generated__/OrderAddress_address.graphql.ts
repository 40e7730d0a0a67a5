/**
 * @generated SignedSource<<6198479d40fbb429a700ddb2f25a99c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderAddress_address$data = {
  readonly area: string | null | undefined;
  readonly line1: string | null | undefined;
  readonly line2: string | null | undefined;
  readonly postalCode: string | null | undefined;
  readonly province: string | null | undefined;
  readonly provinceCode: string | null | undefined;
  readonly region: string | null | undefined;
  readonly streetName: string | null | undefined;
  readonly streetNumber: string | null | undefined;
  readonly " $fragmentType": "OrderAddress_address";
};
export type OrderAddress_address$key = {
  readonly " $data"?: OrderAddress_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderAddress_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OrderAddress_address",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "line1",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "line2",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "streetNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "streetName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "area",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "region",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postalCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "provinceCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "province",
      "storageKey": null
    }
  ],
  "type": "Address",
  "abstractKey": null
};

(node as any).hash = "baf749f9cc828c65e85367bf40c36c7c";

export default node;
