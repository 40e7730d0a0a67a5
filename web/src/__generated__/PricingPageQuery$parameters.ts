/**
 * @generated SignedSource<<dcce5b0e1d000b010282fb8f9a33c1f6>>
 * @relayHash a6121c983f60e0b6b894e0cb3fc27776
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 432a063df855a6b629814b3ee58450a5b390a49f089d1e049fd34c08c71e24c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PricingPageQuery } from './PricingPageQuery.graphql';

const node: PreloadableConcreteRequest<PricingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "432a063df855a6b629814b3ee58450a5b390a49f089d1e049fd34c08c71e24c7",
    "metadata": {},
    "name": "PricingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
