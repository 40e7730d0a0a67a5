/**
 * @generated SignedSource<<ffa76fbba7fd1ff4e4651fc88b383014>>
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
  readonly version: string;
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
      "name": "version",
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

(node as any).hash = "38cddc79326797b549784de88aad9898";

export default node;
