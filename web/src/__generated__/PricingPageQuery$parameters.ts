/**
 * @generated SignedSource<<ba7fa64baee265bd1d2a249ca93aa134>>
 * @relayHash f4e4f2f0d9fd8a83b7939bc47636da9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9650ad4c3c84a0bd7e90743f94b631c920a8ee66d2b8a2e3003419d1550d8b17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PricingPageQuery } from './PricingPageQuery.graphql';

const node: PreloadableConcreteRequest<PricingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9650ad4c3c84a0bd7e90743f94b631c920a8ee66d2b8a2e3003419d1550d8b17",
    "metadata": {},
    "name": "PricingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
