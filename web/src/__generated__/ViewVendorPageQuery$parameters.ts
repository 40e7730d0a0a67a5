/**
 * @generated SignedSource<<6b5a38cde25270ddbaf979dba90bdfe7>>
 * @relayHash 2621226f47206d49036a10e167607854
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97f80130426a5ef245a3c7d4c643e41f92cca888440a1924fa29d48e767ab75d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewVendorPageQuery } from './ViewVendorPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewVendorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97f80130426a5ef245a3c7d4c643e41f92cca888440a1924fa29d48e767ab75d",
    "metadata": {},
    "name": "ViewVendorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
