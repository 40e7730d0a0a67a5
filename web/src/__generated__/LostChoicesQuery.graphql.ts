/**
 * @generated SignedSource<<edf6a505e30a3bae1b58e683cc05503d>>
 * @relayHash 509f693badb0d897754ef99781583d08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8905107ca511537c07c238769a6473a94b043a593eb23ae3703904c807751cac

import type { ConcreteRequest } from 'relay-runtime';
export type LostChoicesQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type LostChoicesQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly name?: string;
  } | null | undefined>;
};
export type LostChoicesQuery = {
  response: LostChoicesQuery$data;
  variables: LostChoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v3 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "Brand",
  "abstractKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "Category",
  "abstractKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "Seller",
  "abstractKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "DeliveryUser",
  "abstractKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "PickupPoint",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "Product",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "LostChoicesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LostChoicesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8905107ca511537c07c238769a6473a94b043a593eb23ae3703904c807751cac",
    "metadata": {},
    "name": "LostChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bed533ff0113d592e5afa66f1fcffe7f";

export default node;
