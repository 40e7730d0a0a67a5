/**
 * @generated SignedSource<<e6c58988384f7e5cec2736bd15cd681e>>
 * @relayHash ebfc39bb12e4923438c25a80abb2d1bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5651c4a823a452f14d5203df54d62d3a8bb92b66d71e0981b1675366d0f61ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingPageQuery } from './LandingPageQuery.graphql';

const node: PreloadableConcreteRequest<LandingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5651c4a823a452f14d5203df54d62d3a8bb92b66d71e0981b1675366d0f61ef",
    "metadata": {},
    "name": "LandingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
