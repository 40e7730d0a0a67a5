/**
 * @generated SignedSource<<9a51e1afb06093fd1c344e8b26b45a53>>
 * @relayHash 22a34564bce0133459f75655be701689
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bb9afb2f7d176242a42ad20ef0c6cbe4029e619a065423fc99152c1b76229dd

import type { ConcreteRequest } from 'relay-runtime';
export type BusinessType = "C_CORP" | "INDIVIDUAL" | "LIMITED_COMPANY" | "LIMITED_LIABILITY_COMPANY" | "LIMITED_LIABILITY_PARTNERSHIP" | "ORGANIZATION" | "PARTNERSHIP_FIRM" | "PRIVATE_LIMITED_COMPANY" | "SOLE_PROPRIETORSHIP" | "S_CORP" | "%future added value";
export type Gender = "FEMALE" | "MALE" | "OTHERS" | "%future added value";
export type RegisterCompanyInput = {
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  area: string;
  businessName: string;
  businessType: BusinessType;
  dateOfBirth: string;
  email: string;
  firstName: string;
  gender: Gender;
  idempotencyKey?: string | null | undefined;
  lastName?: string | null | undefined;
  legalName: string;
  phone: string;
  postalCode: string;
  provinceCode: string;
  region?: string | null | undefined;
  streetName?: string | null | undefined;
  streetNumber?: string | null | undefined;
  subdomain: string;
  title: string;
  verticalDescription: string;
  verticalName: string;
  website?: string | null | undefined;
};
export type useRegisterCompanyMutation$variables = {
  input: RegisterCompanyInput;
};
export type useRegisterCompanyMutation$data = {
  readonly registerCompany: {
    readonly __typename: string;
    readonly email?: string;
    readonly issues?: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly message?: string;
  };
};
export type useRegisterCompanyMutation = {
  response: useRegisterCompanyMutation$data;
  variables: useRegisterCompanyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "registerCompany",
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
            "name": "email",
            "storageKey": null
          }
        ],
        "type": "RegisterCompanySuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ValidationIssue",
            "kind": "LinkedField",
            "name": "issues",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "ValidationError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
        ],
        "type": "Error",
        "abstractKey": "__isError"
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
    "name": "useRegisterCompanyMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRegisterCompanyMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6bb9afb2f7d176242a42ad20ef0c6cbe4029e619a065423fc99152c1b76229dd",
    "metadata": {},
    "name": "useRegisterCompanyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d2fc1fa819b4fd1b82732d50cddd9c6a";

export default node;
