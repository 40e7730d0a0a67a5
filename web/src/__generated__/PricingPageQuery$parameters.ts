/**
 * @generated SignedSource<<e67c3a1f35a6db1cf6625853f9ccb187>>
 * @relayHash a94a520f2af5d6617dcc1c2f55fb156a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d36adacd32f4e396269d58db1e77a7fcfb4c34ce62a55d0bd4f6625c1fdfd7e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PricingPageQuery } from './PricingPageQuery.graphql';

const node: PreloadableConcreteRequest<PricingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d36adacd32f4e396269d58db1e77a7fcfb4c34ce62a55d0bd4f6625c1fdfd7e",
    "metadata": {},
    "name": "PricingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
