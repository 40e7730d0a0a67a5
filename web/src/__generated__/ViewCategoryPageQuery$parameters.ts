/**
 * @generated SignedSource<<4c5619af54a40e9aa7113b2dee11d1cc>>
 * @relayHash 2d1aa13d84c72b57759560cd85be876f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID faa649f8b0f4f8fcb54bd717f0bf9e7e5c6760906886b243a4eb5c31d5cad1f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewCategoryPageQuery } from './ViewCategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewCategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "faa649f8b0f4f8fcb54bd717f0bf9e7e5c6760906886b243a4eb5c31d5cad1f6",
    "metadata": {},
    "name": "ViewCategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
