/**
 * @generated SignedSource<<3ec46ff38f1315cb1547e434e774cfdc>>
 * @relayHash 81d63ba0dae47d414dd06c9ea8cd0039
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c47929f4b4b57071855e030bee1a3118337bed656ec767ec91e68f16a72a42a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductReviewPageQuery } from './ProductReviewPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductReviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c47929f4b4b57071855e030bee1a3118337bed656ec767ec91e68f16a72a42a8",
    "metadata": {},
    "name": "ProductReviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
