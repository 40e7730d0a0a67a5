/**
 * @generated SignedSource<<ae909aeb49cff68ae39e58ec828ad792>>
 * @relayHash c1a00646e5e405d443c3601ecb634328
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b1b09636fb41193d14a0b77c48dad4e21db06f5d088415cbc2c2722622db4f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductReviewPageQuery } from './ProductReviewPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductReviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b1b09636fb41193d14a0b77c48dad4e21db06f5d088415cbc2c2722622db4f2",
    "metadata": {},
    "name": "ProductReviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
