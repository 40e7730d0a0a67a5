/**
 * @generated SignedSource<<a47864419614284a86bcee8b8c797f44>>
 * @relayHash 669868740f0cd03a92c1de3084f706a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f964500c317879652135860f1d3f7b77e681f6de172b58bdf7e8b6ae7021eebc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewSellerPageQuery } from './ViewSellerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewSellerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f964500c317879652135860f1d3f7b77e681f6de172b58bdf7e8b6ae7021eebc",
    "metadata": {},
    "name": "ViewSellerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
