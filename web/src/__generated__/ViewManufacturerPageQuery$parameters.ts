/**
 * @generated SignedSource<<0824b2415891a57461c94be6373b0137>>
 * @relayHash 66beb0fb954e6d5ecf93b5947e681eeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b6ee1362ee9abd4829e5567df0a96d4ad8842defbe8041e4bfc2e12e9f0a552

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewManufacturerPageQuery } from './ViewManufacturerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewManufacturerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b6ee1362ee9abd4829e5567df0a96d4ad8842defbe8041e4bfc2e12e9f0a552",
    "metadata": {},
    "name": "ViewManufacturerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
