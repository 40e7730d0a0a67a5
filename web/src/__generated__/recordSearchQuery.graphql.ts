/**
 * @generated SignedSource<<eac17629bc31e463a4c08d00c9ad2a5d>>
 * @relayHash cdfb74dfcba474c816f67713eefd2672
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcc4d83d9a1dcf1449fad0bb665dc14b59bd66069a26217071046e8da8c0d62a

import type { ConcreteRequest } from 'relay-runtime';
export type StaffKind = "COMPANY" | "LOCATION" | "%future added value";
export type recordSearchQuery$variables = {
  hasBrands: boolean;
  hasCategories: boolean;
  hasCollections: boolean;
  hasCompanyPeople: boolean;
  hasDeliveryUsers: boolean;
  hasLocationPeople: boolean;
  hasManufacturers: boolean;
  hasOrders: boolean;
  hasPickupPoints: boolean;
  hasSellers: boolean;
  hasVendors: boolean;
  search: string;
};
export type recordSearchQuery$data = {
  readonly viewer: {
    readonly brands?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
        };
      }>;
    } | null | undefined;
    readonly collections?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
        };
      }>;
    } | null | undefined;
    readonly companyPeople?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly email: string;
          readonly id: string;
          readonly kind: StaffKind;
          readonly name: string;
        };
      }>;
    } | null | undefined;
    readonly deliveryUsers?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
          readonly phone: string;
        };
      }>;
    } | null | undefined;
    readonly fulfilments?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly customerName: string;
          readonly id: string;
          readonly number: string;
        };
      }>;
    } | null | undefined;
    readonly level1?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly level: number;
          readonly name: string;
        };
      }>;
    } | null | undefined;
    readonly level2?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly level: number;
          readonly name: string;
        };
      }>;
    } | null | undefined;
    readonly level3?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly level: number;
          readonly name: string;
        };
      }>;
    } | null | undefined;
    readonly locationPeople?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly email: string;
          readonly id: string;
          readonly kind: StaffKind;
          readonly name: string;
        };
      }>;
    } | null | undefined;
    readonly manufacturers?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
        };
      }>;
    } | null | undefined;
    readonly pickupPoints?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
        };
      }>;
    } | null | undefined;
    readonly products: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
          readonly sku: string | null | undefined;
        };
      }>;
    } | null | undefined;
    readonly sellers?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
        };
      }>;
    } | null | undefined;
    readonly vendors?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
        };
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type recordSearchQuery = {
  response: recordSearchQuery$data;
  variables: recordSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasBrands"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasCategories"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasCollections"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasCompanyPeople"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasDeliveryUsers"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasLocationPeople"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasManufacturers"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasOrders"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasPickupPoints"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasSellers"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasVendors"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v12 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v13 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  },
  (v12/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v16 = {
  "kind": "Literal",
  "name": "first",
  "value": 3
},
v17 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CategoryEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "level",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v18 = [
  (v16/*:: as any*/),
  (v12/*:: as any*/)
],
v19 = [
  (v14/*:: as any*/),
  (v15/*:: as any*/)
],
v20 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "StaffMemberEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StaffMember",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          (v15/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v21 = [
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
        "args": (v13/*:: as any*/),
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sku",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "hasOrders",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v13/*:: as any*/),
            "concreteType": "FulfilmentConnection",
            "kind": "LinkedField",
            "name": "fulfilments",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "FulfilmentEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Fulfilment",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v14/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "number",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "customerName",
                        "storageKey": null
                      }
                    ],
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
      {
        "condition": "hasCategories",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "level1",
            "args": [
              (v16/*:: as any*/),
              {
                "kind": "Literal",
                "name": "level",
                "value": 1
              },
              (v12/*:: as any*/)
            ],
            "concreteType": "CategoryConnection",
            "kind": "LinkedField",
            "name": "categories",
            "plural": false,
            "selections": (v17/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "level2",
            "args": [
              (v16/*:: as any*/),
              {
                "kind": "Literal",
                "name": "level",
                "value": 2
              },
              (v12/*:: as any*/)
            ],
            "concreteType": "CategoryConnection",
            "kind": "LinkedField",
            "name": "categories",
            "plural": false,
            "selections": (v17/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": "level3",
            "args": [
              (v16/*:: as any*/),
              {
                "kind": "Literal",
                "name": "level",
                "value": 3
              },
              (v12/*:: as any*/)
            ],
            "concreteType": "CategoryConnection",
            "kind": "LinkedField",
            "name": "categories",
            "plural": false,
            "selections": (v17/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasBrands",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v18/*:: as any*/),
            "concreteType": "BrandConnection",
            "kind": "LinkedField",
            "name": "brands",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BrandEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Brand",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": (v19/*:: as any*/),
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
      {
        "condition": "hasManufacturers",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v18/*:: as any*/),
            "concreteType": "ManufacturerConnection",
            "kind": "LinkedField",
            "name": "manufacturers",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ManufacturerEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Manufacturer",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": (v19/*:: as any*/),
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
      {
        "condition": "hasCollections",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v18/*:: as any*/),
            "concreteType": "CollectionConnection",
            "kind": "LinkedField",
            "name": "collections",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CollectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Collection",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": (v19/*:: as any*/),
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
      {
        "condition": "hasSellers",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v18/*:: as any*/),
            "concreteType": "SellerConnection",
            "kind": "LinkedField",
            "name": "sellers",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SellerEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Seller",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": (v19/*:: as any*/),
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
      {
        "condition": "hasDeliveryUsers",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v18/*:: as any*/),
            "concreteType": "DeliveryUserConnection",
            "kind": "LinkedField",
            "name": "deliveryUsers",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "DeliveryUserEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "DeliveryUser",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "phone",
                        "storageKey": null
                      }
                    ],
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
      {
        "condition": "hasPickupPoints",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v18/*:: as any*/),
            "concreteType": "PickupPointConnection",
            "kind": "LinkedField",
            "name": "pickupPoints",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PickupPointEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PickupPoint",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": (v19/*:: as any*/),
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
      {
        "condition": "hasVendors",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v18/*:: as any*/),
            "concreteType": "VendorConnection",
            "kind": "LinkedField",
            "name": "vendors",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "VendorEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Vendor",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": (v19/*:: as any*/),
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
      {
        "condition": "hasCompanyPeople",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "companyPeople",
            "args": [
              (v16/*:: as any*/),
              {
                "kind": "Literal",
                "name": "kind",
                "value": "COMPANY"
              },
              (v12/*:: as any*/)
            ],
            "concreteType": "StaffMemberConnection",
            "kind": "LinkedField",
            "name": "staff",
            "plural": false,
            "selections": (v20/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "hasLocationPeople",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "locationPeople",
            "args": [
              (v16/*:: as any*/),
              {
                "kind": "Literal",
                "name": "kind",
                "value": "LOCATION"
              },
              (v12/*:: as any*/)
            ],
            "concreteType": "StaffMemberConnection",
            "kind": "LinkedField",
            "name": "staff",
            "plural": false,
            "selections": (v20/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "recordSearchQuery",
    "selections": (v21/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v11/*:: as any*/),
      (v7/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v6/*:: as any*/),
      (v2/*:: as any*/),
      (v9/*:: as any*/),
      (v4/*:: as any*/),
      (v8/*:: as any*/),
      (v10/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "recordSearchQuery",
    "selections": (v21/*:: as any*/)
  },
  "params": {
    "id": "dcc4d83d9a1dcf1449fad0bb665dc14b59bd66069a26217071046e8da8c0d62a",
    "metadata": {},
    "name": "recordSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "358425a29c582f9c39f808b49851ab96";

export default node;
