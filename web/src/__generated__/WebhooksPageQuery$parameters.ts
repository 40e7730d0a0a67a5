/**
 * @generated SignedSource<<f3d182f0cd962efbafd6dfa496cd4bb3>>
 * @relayHash 0b27c869ef689ee1a54e5e4dbe897250
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5fdc5e6a049c2f2478aae99b1108f28c4e81a4a0fda43a6891b5958ef95252e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhooksPageQuery } from './WebhooksPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhooksPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5fdc5e6a049c2f2478aae99b1108f28c4e81a4a0fda43a6891b5958ef95252e",
    "metadata": {},
    "name": "WebhooksPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
