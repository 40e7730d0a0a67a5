/**
 * @generated SignedSource<<aebd9a2a96a17b99780a8c95b07cb849>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type deactivateDialogs_deliveryUser$data = {
  readonly id: string;
  readonly name: string;
  readonly openDeliveries: number;
  readonly " $fragmentType": "deactivateDialogs_deliveryUser";
};
export type deactivateDialogs_deliveryUser$key = {
  readonly " $data"?: deactivateDialogs_deliveryUser$data;
  readonly " $fragmentSpreads": FragmentRefs<"deactivateDialogs_deliveryUser">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "deactivateDialogs_deliveryUser",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openDeliveries",
      "storageKey": null
    }
  ],
  "type": "DeliveryUser",
  "abstractKey": null
};

(node as any).hash = "3a3e16e8d3020fab8e3e47d8898e0aff";

export default node;
