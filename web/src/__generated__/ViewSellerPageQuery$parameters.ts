/**
 * @generated SignedSource<<bc9a6578057a280c7e8cabb8e10211ec>>
 * @relayHash a4c8eeeae9d9f39e80b1a2ead7455af6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f203ded871c6d62d117a514f7abaf2e380ee641775130fc9b1b0c93e3250e73e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewSellerPageQuery } from './ViewSellerPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewSellerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f203ded871c6d62d117a514f7abaf2e380ee641775130fc9b1b0c93e3250e73e",
    "metadata": {},
    "name": "ViewSellerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
