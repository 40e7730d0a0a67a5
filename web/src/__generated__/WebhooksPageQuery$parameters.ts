/**
 * @generated SignedSource<<7b091c12b1080ea3bbc36af58d74e5c1>>
 * @relayHash 927cecf5c07c31fddb97a9a0c5256c17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18439d0b0a46189bff871f1a3401754a19a7f95cfd6c8d5af7396842295e93a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhooksPageQuery } from './WebhooksPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhooksPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18439d0b0a46189bff871f1a3401754a19a7f95cfd6c8d5af7396842295e93a5",
    "metadata": {},
    "name": "WebhooksPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
