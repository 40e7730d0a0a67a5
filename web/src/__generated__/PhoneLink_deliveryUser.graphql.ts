/**
 * @generated SignedSource<<741941520bec4fc81e5ee761226c9041>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryUserStatus = "ACTIVE" | "INACTIVE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PhoneLink_deliveryUser$data = {
  readonly email: string | null | undefined;
  readonly id: string;
  readonly link: {
    readonly createdAt: string;
    readonly expiresAt: string;
    readonly lastUsedAt: string | null | undefined;
    readonly openedAt: string | null | undefined;
    readonly openedOn: string | null | undefined;
  } | null | undefined;
  readonly name: string;
  readonly status: DeliveryUserStatus;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentType": "PhoneLink_deliveryUser";
};
export type PhoneLink_deliveryUser$key = {
  readonly " $data"?: PhoneLink_deliveryUser$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhoneLink_deliveryUser">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PhoneLink_deliveryUser",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeliveryLink",
      "kind": "LinkedField",
      "name": "link",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openedOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DeliveryUser",
  "abstractKey": null
};

(node as any).hash = "e3fe22d2818f9e94bddab5156cb253d0";

export default node;
