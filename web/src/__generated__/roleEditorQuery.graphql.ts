/**
 * @generated SignedSource<<d71dc4ddb9f507209fef8fb484512187>>
 * @relayHash 5dc0666aa42a415f7f2529cfc118415e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a49c0266e8df6d03ae700aaf7426cd7de0b8678e717333ba34a09a1a74da50d8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferedArea = "AUDIT" | "BANK_ACCOUNT" | "BANNER_TIMES" | "COLLECTION_PRODUCTS" | "COMPANY_DETAILS" | "DELIVERY" | "EXPORTS" | "LOCATIONS" | "LOCATION_INVITATIONS" | "MANUFACTURERS" | "NOTIFICATIONS" | "ORDERS" | "PEOPLE" | "PRODUCTS" | "REPORTS" | "VENDORS" | "WEBHOOKS" | "%future added value";
export type roleEditorQuery$variables = Record<PropertyKey, never>;
export type roleEditorQuery$data = {
  readonly viewer: {
    readonly company: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useRoleEditor_group">;
    }>;
    readonly location: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useRoleEditor_group">;
    }>;
    readonly offeredAreas: ReadonlyArray<OfferedArea>;
    readonly roles: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly " $fragmentSpreads": FragmentRefs<"useRoleEditor_role">;
        };
      }>;
    };
  } | null | undefined;
};
export type roleEditorQuery = {
  response: roleEditorQuery$data;
  variables: roleEditorQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offeredAreas",
  "storageKey": null
},
v1 = [
  {
    "kind": "Literal",
    "name": "kind",
    "value": "COMPANY"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "entity",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "GroupedPermission",
    "kind": "LinkedField",
    "name": "actions",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "action",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "permission",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerMayGrant",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v3 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "useRoleEditor_group",
    "selections": (v2/*:: as any*/),
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v4 = [
  {
    "kind": "Literal",
    "name": "kind",
    "value": "LOCATION"
  }
],
v5 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "permissions",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v10 = {
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
    "name": "roleEditorQuery",
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
          {
            "alias": "company",
            "args": (v1/*:: as any*/),
            "concreteType": "PermissionGroup",
            "kind": "LinkedField",
            "name": "permissionGroups",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": "permissionGroups(kind:\"COMPANY\")"
          },
          {
            "alias": "location",
            "args": (v4/*:: as any*/),
            "concreteType": "PermissionGroup",
            "kind": "LinkedField",
            "name": "permissionGroups",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": "permissionGroups(kind:\"LOCATION\")"
          },
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "CompanyRoleConnection",
            "kind": "LinkedField",
            "name": "roles",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CompanyRoleEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CompanyRole",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "useRoleEditor_role",
                        "selections": [
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          {
                            "kind": "InlineDataFragmentSpread",
                            "name": "roleWords_role",
                            "selections": [
                              (v9/*:: as any*/),
                              (v10/*:: as any*/)
                            ],
                            "args": null,
                            "argumentDefinitions": []
                          }
                        ],
                        "args": null,
                        "argumentDefinitions": []
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "roles(first:100)"
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
    "name": "roleEditorQuery",
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
          {
            "alias": "company",
            "args": (v1/*:: as any*/),
            "concreteType": "PermissionGroup",
            "kind": "LinkedField",
            "name": "permissionGroups",
            "plural": true,
            "selections": (v2/*:: as any*/),
            "storageKey": "permissionGroups(kind:\"COMPANY\")"
          },
          {
            "alias": "location",
            "args": (v4/*:: as any*/),
            "concreteType": "PermissionGroup",
            "kind": "LinkedField",
            "name": "permissionGroups",
            "plural": true,
            "selections": (v2/*:: as any*/),
            "storageKey": "permissionGroups(kind:\"LOCATION\")"
          },
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "CompanyRoleConnection",
            "kind": "LinkedField",
            "name": "roles",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CompanyRoleEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CompanyRole",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "roles(first:100)"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a49c0266e8df6d03ae700aaf7426cd7de0b8678e717333ba34a09a1a74da50d8",
    "metadata": {},
    "name": "roleEditorQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cc6093319eb762b32b2d956e2256d571";

export default node;
