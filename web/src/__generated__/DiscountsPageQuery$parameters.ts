/**
 * @generated SignedSource<<407d7f23e6f97d04293ba50637bfc4f3>>
 * @relayHash ac1af811720985848a3c84d453846876
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d290aa64cd3f94b0f0cfee770dcdc9ad54745029d8f6d682d5030b49ba43465

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DiscountsPageQuery } from './DiscountsPageQuery.graphql';

const node: PreloadableConcreteRequest<DiscountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d290aa64cd3f94b0f0cfee770dcdc9ad54745029d8f6d682d5030b49ba43465",
    "metadata": {},
    "name": "DiscountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
