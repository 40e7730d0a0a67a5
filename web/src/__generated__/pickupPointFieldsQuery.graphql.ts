/**
 * @generated SignedSource<<72e044ed07ee375e580bba60ef6e0158>>
 * @relayHash ab2f52dcbd69d9ae249395b46711bd28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a63f7710b99db52520c009f84d5b36adb67ac44f05798e8e0aa4eaa72503beb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pickupPointFieldsQuery$variables = Record<PropertyKey, never>;
export type pickupPointFieldsQuery$data = {
  readonly defaultCountry: {
    readonly " $fragmentSpreads": FragmentRefs<"PickupPointPlace_country">;
  };
  readonly features: {
    readonly emailTopLevelLength: number;
  };
};
export type pickupPointFieldsQuery = {
  response: pickupPointFieldsQuery$data;
  variables: pickupPointFieldsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Features",
  "kind": "LinkedField",
  "name": "features",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailTopLevelLength",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "pickupPointFieldsQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "defaultCountry",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PickupPointPlace_country"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "pickupPointFieldsQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "defaultCountry",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Province",
            "kind": "LinkedField",
            "name": "provinces",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0a63f7710b99db52520c009f84d5b36adb67ac44f05798e8e0aa4eaa72503beb",
    "metadata": {},
    "name": "pickupPointFieldsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b54c3a12b7f1d2030573228caf883915";

export default node;
