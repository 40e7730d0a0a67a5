/**
 * @generated SignedSource<<a472844ae56019849e5253b037f9c2f1>>
 * @relayHash b804f19bf3da8ef3c9ca62ca489ea8ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 587a8b3ba6bfcb73275c8f69725359b7df72b176a9ec566dbb1ce4f3c51028f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "587a8b3ba6bfcb73275c8f69725359b7df72b176a9ec566dbb1ce4f3c51028f7",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
