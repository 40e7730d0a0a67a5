/**
 * @generated SignedSource<<824b1a08b53a37f73f2851d5e1d35760>>
 * @relayHash 041756b7eabd93f048a37afc34f11d62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fa49beb1b15777839411df7850e1221af2da0e9f9059f576e4765ddff085d85

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewManufacturerPageQuery } from './ViewManufacturerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewManufacturerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6fa49beb1b15777839411df7850e1221af2da0e9f9059f576e4765ddff085d85",
    "metadata": {},
    "name": "ViewManufacturerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
