/**
 * @generated SignedSource<<068f2e9bfc885cc1b09369bd93ac8697>>
 * @relayHash 58febe8a60b2eca0a2d7337a5d228ca4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7c304b3b325c24e9f0f3026e7ddc022f94e430dd910c85a22c2f2a2a008b336

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7c304b3b325c24e9f0f3026e7ddc022f94e430dd910c85a22c2f2a2a008b336",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
