/**
 * @generated SignedSource<<a97e521d341003a68001b33c27ce90f9>>
 * @relayHash eb0db4704ad82553aad14187f92fcc6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ac483f8c5791d3c7456d683a1713930e361c554f1b1c2f75ece7ae17675aa5f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextStep = "CHANGE_PASSWORD" | "HOME" | "SET_UP_TWO_STEP" | "SIGNUP_STEP_1" | "SIGNUP_STEP_2" | "SIGNUP_STEP_3" | "SIGNUP_STEP_4" | "%future added value";
export type ViewerKind = "OWNER" | "SELLER" | "%future added value";
export type SetUpTwoStepPageQuery$variables = Record<PropertyKey, never>;
export type SetUpTwoStepPageQuery$data = {
  readonly viewer: {
    readonly kind: ViewerKind;
    readonly nextStep: NextStep;
    readonly " $fragmentSpreads": FragmentRefs<"TwoStepCard_viewer">;
  } | null | undefined;
};
export type SetUpTwoStepPageQuery = {
  response: SetUpTwoStepPageQuery$data;
  variables: SetUpTwoStepPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nextStep",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SetUpTwoStepPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TwoStepCard_viewer"
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
    "name": "SetUpTwoStepPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TwoStep",
            "kind": "LinkedField",
            "name": "twoStep",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "enabledAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "recoveryCodesLeft",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2ac483f8c5791d3c7456d683a1713930e361c554f1b1c2f75ece7ae17675aa5f",
    "metadata": {},
    "name": "SetUpTwoStepPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d85bf2f220d9b1d6c7e22692738e98e5";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
