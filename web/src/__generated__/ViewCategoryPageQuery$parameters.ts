/**
 * @generated SignedSource<<6eae1b8f73a6f5663af128deec1753d1>>
 * @relayHash e81bc80238cb51f0de8d061839d70788
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62a310c8e9c5f3d32280751795ec040bb992f4de56248e3504baefe1f4f86bb5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewCategoryPageQuery } from './ViewCategoryPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewCategoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "62a310c8e9c5f3d32280751795ec040bb992f4de56248e3504baefe1f4f86bb5",
    "metadata": {},
    "name": "ViewCategoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
