/**
 * @generated SignedSource<<aba36a37127c9421f463220564070884>>
 * @relayHash dbd6613eddf75c4e825fb651001ba019
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac9cb4352c558a739709d1a6443a9c112802947de23eb415b36942133a59b02f

import type { ConcreteRequest } from 'relay-runtime';
export type AvailabilityKind = "BUSINESS_NAME" | "OWNER_EMAIL" | "SELLER_EMAIL" | "SELLER_NAME" | "SUBDOMAIN" | "%future added value";
export type useAvailabilityQuery$variables = {
  kind: AvailabilityKind;
  value: string;
};
export type useAvailabilityQuery$data = {
  readonly availability: {
    readonly __typename: "Availability";
    readonly available: boolean;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useAvailabilityQuery = {
  response: useAvailabilityQuery$data;
  variables: useAvailabilityQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "kind"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "value"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "kind",
        "variableName": "kind"
      },
      {
        "kind": "Variable",
        "name": "value",
        "variableName": "value"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "availability",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "available",
            "storageKey": null
          }
        ],
        "type": "Availability",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAvailabilityQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAvailabilityQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ac9cb4352c558a739709d1a6443a9c112802947de23eb415b36942133a59b02f",
    "metadata": {},
    "name": "useAvailabilityQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6285beac372141f3e1399639548b55c5";

export default node;
