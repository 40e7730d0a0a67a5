/**
 * @generated SignedSource<<176605f7de13ec89560c5e58b3276d4a>>
 * @relayHash ec2a8851da9f4e896bec2ec308495021
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8819bc06db4e2070c839053300d10065694803c371ecfe0da49884fa64931df8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContentLayoutPageQuery } from './ContentLayoutPageQuery.graphql';

const node: PreloadableConcreteRequest<ContentLayoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8819bc06db4e2070c839053300d10065694803c371ecfe0da49884fa64931df8",
    "metadata": {},
    "name": "ContentLayoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
