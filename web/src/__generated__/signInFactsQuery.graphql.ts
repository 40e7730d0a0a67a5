/**
 * @generated SignedSource<<9fa90442816933835bde1cbb3049a43e>>
 * @relayHash 7085e63a44e541fe055a394dc0c1dd05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f1e371a4126adbc2ea55574216deb177eaf306ea54c2ecdd87a0a5fce99e26c

import type { ConcreteRequest } from 'relay-runtime';
export type NextStep = "CHANGE_PASSWORD" | "HOME" | "SET_UP_TWO_STEP" | "SIGNUP_STEP_1" | "SIGNUP_STEP_2" | "SIGNUP_STEP_3" | "SIGNUP_STEP_4" | "%future added value";
export type ViewerKind = "OWNER" | "SELLER" | "%future added value";
export type signInFactsQuery$variables = Record<PropertyKey, never>;
export type signInFactsQuery$data = {
  readonly features: {
    readonly emailTopLevelLength: number;
    readonly passwordReset: boolean;
  };
  readonly viewer: {
    readonly kind: ViewerKind;
    readonly nextStep: NextStep;
  } | null | undefined;
};
export type signInFactsQuery = {
  response: signInFactsQuery$data;
  variables: signInFactsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
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
        "name": "nextStep",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "passwordReset",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "signInFactsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "signInFactsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3f1e371a4126adbc2ea55574216deb177eaf306ea54c2ecdd87a0a5fce99e26c",
    "metadata": {},
    "name": "signInFactsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "901fa83d4551e9e64c5a2a70c5e5dc79";

export default node;
