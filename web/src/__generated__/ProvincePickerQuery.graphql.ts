/**
 * @generated SignedSource<<78e6eb61283279f5b1d2befbdafd10ef>>
 * @relayHash 3eaa4618e7e031c91f0d7178617a35cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61eea9272082683f15e0af23bc7e64be2b38f0500292d66ad618ddcabb7250ec

import type { ConcreteRequest } from 'relay-runtime';
export type ProvincePickerQuery$variables = {
  code: string;
};
export type ProvincePickerQuery$data = {
  readonly country: {
    readonly provinces: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type ProvincePickerQuery = {
  response: ProvincePickerQuery$data;
  variables: ProvincePickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      }
    ],
    "concreteType": "Country",
    "kind": "LinkedField",
    "name": "country",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Province",
        "kind": "LinkedField",
        "name": "provinces",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ProvincePickerQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProvincePickerQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "61eea9272082683f15e0af23bc7e64be2b38f0500292d66ad618ddcabb7250ec",
    "metadata": {},
    "name": "ProvincePickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5f72101aabb39d306933dcefea92101b";

export default node;
