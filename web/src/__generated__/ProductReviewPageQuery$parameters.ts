/**
 * @generated SignedSource<<48de13e2ff2cf9e8a522e3d6ea63e4be>>
 * @relayHash 9f19c00c7fad8e364ed0c9aad72c3d79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 404b0a6adc5bc606646c8cea9863e20b45c8e0c7af3647097485dd101071101a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductReviewPageQuery } from './ProductReviewPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductReviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "404b0a6adc5bc606646c8cea9863e20b45c8e0c7af3647097485dd101071101a",
    "metadata": {},
    "name": "ProductReviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
